import type { ContactWords } from "./words.ts";

export const slovak: ContactWords = {
  writeTo: "Správa pre:",
  yourName: "Vaše meno",
  yourEmail: "Váš e-mail",
  yourMessage: "Vaša správa",
  leaveEmpty: "Nechajte toto pole prázdne",
  send: "Odoslať správu",
  privacyNote: "Text aj adresa sa dostanú len k majiteľovi tejto stránky a k nikomu inému.",
  sent: "Vaša správa je na ceste",
  sentNote: "Odpoveď príde e-mailom.",
  back: "Späť na stránku",
  notSent: "Vaša správa ešte nebola odoslaná",
  wrongName: "Uveďte svoje meno v jednom riadku.",
  wrongEmail: "Uveďte e-mail, na ktorý sa dá odpovedať.",
  wrongMessage: "Napíšte správu s najviac 5 000 znakmi.",
  tooMany: "Odtiaľto prišlo priveľa správ. Chvíľu počkajte a odošlite ju znova.",
};
