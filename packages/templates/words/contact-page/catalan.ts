import type { ContactWords } from "./words.ts";

export const catalan: ContactWords = {
  writeTo: "Escriu a",
  yourName: "El vostre nom",
  yourEmail: "El vostre correu electrònic",
  yourMessage: "El vostre missatge",
  leaveEmpty: "Deixeu aquest camp buit",
  send: "Envia el missatge",
  privacyNote: "Les vostres paraules i la vostra adreça arriben només a la persona d’aquest lloc i a ningú més.",
  sent: "El vostre missatge és de camí",
  sentNote: "La resposta arribarà per correu electrònic.",
  back: "Torna al lloc web",
  notSent: "El vostre missatge encara no s’ha enviat",
  wrongName: "Escriviu el vostre nom en una sola línia.",
  wrongEmail: "Escriviu un correu al qual es pugui respondre.",
  wrongMessage: "Escriviu un missatge de 5.000 caràcters com a màxim.",
  tooMany: "Han arribat massa missatges d’aquí. Espereu un moment i torneu-lo a enviar.",
};
