import type { ContactWords } from "./words.ts";

export const german: ContactWords = {
  writeTo: "Nachricht an",
  yourName: "Ihr Name",
  yourEmail: "Ihre E-Mail-Adresse",
  yourMessage: "Ihre Nachricht",
  leaveEmpty: "Dieses Feld leer lassen",
  send: "Nachricht senden",
  privacyNote: "Text und Adresse gehen an die Person hinter dieser Seite und an niemanden sonst.",
  sent: "Ihre Nachricht ist unterwegs",
  sentNote: "Die Antwort kommt per E-Mail.",
  back: "Zurück zur Seite",
  notSent: "Ihre Nachricht wurde noch nicht gesendet",
  wrongName: "Bitte geben Sie Ihren Namen in einer Zeile an.",
  wrongEmail: "Bitte geben Sie eine E-Mail-Adresse für die Antwort an.",
  wrongMessage: "Bitte schreiben Sie eine Nachricht mit höchstens 5.000 Zeichen.",
  tooMany: "Von hier kamen zu viele Nachrichten. Bitte warten Sie einen Moment und senden Sie noch einmal.",
};
