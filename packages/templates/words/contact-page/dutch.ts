import type { ContactWords } from "./words.ts";

export const dutch: ContactWords = {
  writeTo: "Schrijf aan",
  yourName: "Uw naam",
  yourEmail: "Uw e-mailadres",
  yourMessage: "Uw bericht",
  leaveEmpty: "Laat dit veld leeg",
  send: "Bericht versturen",
  privacyNote: "Uw woorden en uw adres gaan naar de persoon van deze site en naar niemand anders.",
  sent: "Uw bericht is onderweg",
  sentNote: "Het antwoord komt per e-mail.",
  back: "Terug naar de site",
  notSent: "Uw bericht is nog niet verstuurd",
  wrongName: "Vul uw naam op één regel in.",
  wrongEmail: "Vul een e-mailadres in waarop geantwoord kan worden.",
  wrongMessage: "Schrijf een bericht van ten hoogste 5.000 tekens.",
  tooMany: "Er kwamen hier te veel berichten vandaan. Wacht even en verstuur het opnieuw.",
};
