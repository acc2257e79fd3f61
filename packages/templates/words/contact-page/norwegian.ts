import type { ContactWords } from "./words.ts";

export const norwegian: ContactWords = {
  writeTo: "Skriv til",
  yourName: "Navnet ditt",
  yourEmail: "E-postadressen din",
  yourMessage: "Meldingen din",
  leaveEmpty: "La dette feltet stå tomt",
  send: "Send meldingen",
  privacyNote: "Det du skriver og adressen din går til den som eier nettstedet, og ingen andre.",
  sent: "Meldingen din er på vei",
  sentNote: "Svaret kommer på e-post.",
  back: "Tilbake til nettstedet",
  notSent: "Meldingen din er ikke sendt ennå",
  wrongName: "Skriv navnet ditt på én linje.",
  wrongEmail: "Skriv en e-postadresse som det går an å svare på.",
  wrongMessage: "Skriv en melding på høyst 5000 tegn.",
  tooMany: "Det kom for mange meldinger herfra. Vent litt og send på nytt.",
};
