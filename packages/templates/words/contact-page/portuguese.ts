import type { ContactWords } from "./words.ts";

export const portuguese: ContactWords = {
  writeTo: "Escrever a",
  yourName: "Seu nome",
  yourEmail: "Seu e-mail",
  yourMessage: "Sua mensagem",
  leaveEmpty: "Deixe este campo vazio",
  send: "Enviar mensagem",
  privacyNote: "Suas palavras e seu endereço chegam à pessoa deste site e a mais ninguém.",
  sent: "Sua mensagem está a caminho",
  sentNote: "A resposta chegará por e-mail.",
  back: "Voltar ao site",
  notSent: "Sua mensagem ainda não foi enviada",
  wrongName: "Escreva seu nome em uma só linha.",
  wrongEmail: "Escreva um e-mail para o qual se possa responder.",
  wrongMessage: "Escreva uma mensagem de no máximo 5.000 caracteres.",
  tooMany: "Vieram mensagens demais daqui. Espere um momento e envie de novo.",
};
