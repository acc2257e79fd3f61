import type { ContactWords } from "./words.ts";

export const arabic: ContactWords = {
  writeTo: "رسالة إلى",
  yourName: "اسمك",
  yourEmail: "بريدك الإلكتروني",
  yourMessage: "رسالتك",
  leaveEmpty: "اترك هذا الحقل فارغًا",
  send: "إرسال الرسالة",
  privacyNote: "تصل كلماتك وعنوانك إلى صاحب هذا الموقع وحده.",
  sent: "رسالتك في الطريق",
  sentNote: "سيصلك الرد بالبريد الإلكتروني.",
  back: "العودة إلى الموقع",
  notSent: "لم تُرسل رسالتك بعد",
  wrongName: "يرجى كتابة اسمك في سطر واحد.",
  wrongEmail: "يرجى كتابة بريد إلكتروني يمكن الرد عليه.",
  wrongMessage: "يرجى كتابة رسالة لا تتجاوز 5000 حرف.",
  tooMany: "وصلت رسائل كثيرة من هنا. يرجى الانتظار قليلًا ثم الإرسال من جديد.",
};
