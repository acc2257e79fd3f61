import type { ContactWords } from "./words.ts";

export const croatian: ContactWords = {
  writeTo: "Poruka za:",
  yourName: "Vaše ime",
  yourEmail: "Vaša e-adresa",
  yourMessage: "Vaša poruka",
  leaveEmpty: "Ostavite ovo polje praznim",
  send: "Pošalji poruku",
  privacyNote: "Vaše riječi i adresa stižu samo vlasniku ove stranice i nikome drugome.",
  sent: "Vaša je poruka na putu",
  sentNote: "Odgovor će stići e-poštom.",
  back: "Natrag na stranicu",
  notSent: "Vaša poruka još nije poslana",
  wrongName: "Upišite ime u jednom retku.",
  wrongEmail: "Upišite e-adresu na koju se može odgovoriti.",
  wrongMessage: "Napišite poruku od najviše 5000 znakova.",
  tooMany: "Odavde je stiglo previše poruka. Pričekajte malo i pošaljite ponovno.",
};
