import type { ContactWords } from "./words.ts";

export const danish: ContactWords = {
  writeTo: "Skriv til",
  yourName: "Dit navn",
  yourEmail: "Din e-mailadresse",
  yourMessage: "Din besked",
  leaveEmpty: "Lad feltet stå tomt",
  send: "Send beskeden",
  privacyNote: "Det, du skriver, og din adresse går til sidens ejer og til ingen andre.",
  sent: "Din besked er på vej",
  sentNote: "Svaret kommer på e-mail.",
  back: "Tilbage til siden",
  notSent: "Din besked er ikke sendt endnu",
  wrongName: "Skriv dit navn på én linje.",
  wrongEmail: "Skriv en e-mailadresse, der kan svares på.",
  wrongMessage: "Skriv en besked på højst 5.000 tegn.",
  tooMany: "Der kom for mange beskeder herfra. Vent lidt, og send igen.",
};
