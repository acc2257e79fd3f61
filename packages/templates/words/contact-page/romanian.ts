import type { ContactWords } from "./words.ts";

export const romanian: ContactWords = {
  writeTo: "Scrie către:",
  yourName: "Numele dvs.",
  yourEmail: "Adresa dvs. de e-mail",
  yourMessage: "Mesajul dvs.",
  leaveEmpty: "Lăsați acest câmp gol",
  send: "Trimite mesajul",
  privacyNote: "Cuvintele și adresa dvs. ajung doar la proprietarul acestui site și la nimeni altcineva.",
  sent: "Mesajul dvs. este pe drum",
  sentNote: "Răspunsul va veni prin e-mail.",
  back: "Înapoi la site",
  notSent: "Mesajul dvs. nu a fost trimis încă",
  wrongName: "Scrieți numele pe un singur rând.",
  wrongEmail: "Scrieți o adresă de e-mail la care se poate răspunde.",
  wrongMessage: "Scrieți un mesaj de cel mult 5.000 de caractere.",
  tooMany: "Au venit prea multe mesaje de aici. Așteptați puțin și trimiteți din nou.",
};
