import type { ContactWords } from "./words.ts";

export const italian: ContactWords = {
  writeTo: "Scrivi a",
  yourName: "Il suo nome",
  yourEmail: "Il suo indirizzo e-mail",
  yourMessage: "Il suo messaggio",
  leaveEmpty: "Lasci vuoto questo campo",
  send: "Invia il messaggio",
  privacyNote: "Le sue parole e il suo indirizzo arrivano alla persona di questo sito e a nessun altro.",
  sent: "Il suo messaggio è in viaggio",
  sentNote: "La risposta arriverà per e-mail.",
  back: "Torna al sito",
  notSent: "Il suo messaggio non è ancora stato inviato",
  wrongName: "Scriva il suo nome su una sola riga.",
  wrongEmail: "Scriva un indirizzo e-mail a cui si possa rispondere.",
  wrongMessage: "Scriva un messaggio di 5.000 caratteri al massimo.",
  tooMany: "Da qui sono arrivati troppi messaggi. Aspetti un momento e lo invii di nuovo.",
};
