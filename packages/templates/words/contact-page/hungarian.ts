import type { ContactWords } from "./words.ts";

export const hungarian: ContactWords = {
  writeTo: "Címzett:",
  yourName: "Az Ön neve",
  yourEmail: "Az Ön e-mail-címe",
  yourMessage: "Az Ön üzenete",
  leaveEmpty: "Ezt a mezőt hagyja üresen",
  send: "Üzenet küldése",
  privacyNote: "Az üzenet és a cím csak az oldal tulajdonosához jut el, senki máshoz.",
  sent: "Üzenete úton van",
  sentNote: "A válasz e-mailben érkezik.",
  back: "Vissza az oldalra",
  notSent: "Üzenetét még nem küldtük el",
  wrongName: "Kérjük, egy sorban adja meg a nevét.",
  wrongEmail: "Kérjük, olyan e-mail-címet adjon meg, amelyre válaszolni lehet.",
  wrongMessage: "Kérjük, legfeljebb 5000 karakteres üzenetet írjon.",
  tooMany: "Túl sok üzenet érkezett innen. Kérjük, várjon egy kicsit, és küldje el újra.",
};
