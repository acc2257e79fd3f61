import type { ContactWords } from "./words.ts";

export const turkish: ContactWords = {
  writeTo: "Mesaj alıcısı:",
  yourName: "Adınız",
  yourEmail: "E-posta adresiniz",
  yourMessage: "Mesajınız",
  leaveEmpty: "Bu alanı boş bırakın",
  send: "Mesajı gönder",
  privacyNote: "Yazdıklarınız ve adresiniz yalnızca bu sitenin sahibine ulaşır.",
  sent: "Mesajınız yolda",
  sentNote: "Yanıt e-postayla gelecek.",
  back: "Siteye dön",
  notSent: "Mesajınız henüz gönderilmedi",
  wrongName: "Lütfen adınızı tek satırda yazın.",
  wrongEmail: "Lütfen yanıtlanabilecek bir e-posta adresi yazın.",
  wrongMessage: "Lütfen en fazla 5.000 karakterlik bir mesaj yazın.",
  tooMany: "Buradan çok fazla mesaj geldi. Lütfen biraz bekleyip yeniden gönderin.",
};
