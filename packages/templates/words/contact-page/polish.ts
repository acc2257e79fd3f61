import type { ContactWords } from "./words.ts";

export const polish: ContactWords = {
  writeTo: "Wiadomość do:",
  yourName: "Imię i nazwisko",
  yourEmail: "Adres e-mail",
  yourMessage: "Wiadomość",
  leaveEmpty: "Zostaw to pole puste",
  send: "Wyślij wiadomość",
  privacyNote: "Treść i adres trafią do osoby, do której należy ta strona, i do nikogo więcej.",
  sent: "Wiadomość jest w drodze",
  sentNote: "Odpowiedź przyjdzie e-mailem.",
  back: "Wróć na stronę",
  notSent: "Wiadomość nie została jeszcze wysłana",
  wrongName: "Podaj imię i nazwisko w jednym wierszu.",
  wrongEmail: "Podaj adres e-mail, na który można odpowiedzieć.",
  wrongMessage: "Napisz wiadomość o długości do 5000 znaków.",
  tooMany: "Przyszło stąd zbyt wiele wiadomości. Poczekaj chwilę i wyślij ponownie.",
};
