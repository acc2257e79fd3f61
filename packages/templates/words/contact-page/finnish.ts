import type { ContactWords } from "./words.ts";

export const finnish: ContactWords = {
  writeTo: "Vastaanottaja:",
  yourName: "Nimesi",
  yourEmail: "Sähköpostiosoitteesi",
  yourMessage: "Viestisi",
  leaveEmpty: "Jätä tämä kenttä tyhjäksi",
  send: "Lähetä viesti",
  privacyNote: "Viestisi ja osoitteesi menevät vain tämän sivuston omistajalle.",
  sent: "Viestisi on matkalla",
  sentNote: "Vastaus tulee sähköpostitse.",
  back: "Takaisin sivustolle",
  notSent: "Viestiäsi ei ole vielä lähetetty",
  wrongName: "Kirjoita nimesi yhdelle riville.",
  wrongEmail: "Kirjoita sähköpostiosoite, johon voi vastata.",
  wrongMessage: "Kirjoita enintään 5 000 merkin viesti.",
  tooMany: "Viestejä tuli liian monta. Odota hetki ja lähetä uudelleen.",
};
