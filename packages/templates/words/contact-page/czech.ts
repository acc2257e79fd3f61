import type { ContactWords } from "./words.ts";

export const czech: ContactWords = {
  writeTo: "Zpráva pro:",
  yourName: "Vaše jméno",
  yourEmail: "Váš e-mail",
  yourMessage: "Vaše zpráva",
  leaveEmpty: "Nechte toto pole prázdné",
  send: "Odeslat zprávu",
  privacyNote: "Text i adresa se dostanou jen k majiteli této stránky a k nikomu jinému.",
  sent: "Vaše zpráva je na cestě",
  sentNote: "Odpověď přijde e-mailem.",
  back: "Zpět na stránku",
  notSent: "Vaše zpráva ještě nebyla odeslána",
  wrongName: "Uveďte své jméno na jednom řádku.",
  wrongEmail: "Uveďte e-mail, na který lze odpovědět.",
  wrongMessage: "Napište zprávu o nejvýše 5 000 znacích.",
  tooMany: "Odsud přišlo příliš mnoho zpráv. Chvíli počkejte a odešlete ji znovu.",
};
