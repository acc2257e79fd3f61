import type { ContactWords } from "./words.ts";

export const japanese: ContactWords = {
  writeTo: "宛先：",
  yourName: "お名前",
  yourEmail: "メールアドレス",
  yourMessage: "メッセージ",
  leaveEmpty: "この欄は空のままにしてください",
  send: "送信する",
  privacyNote: "内容とメールアドレスは、このサイトの所有者だけに届きます。",
  sent: "メッセージを送信しました",
  sentNote: "返信はメールで届きます。",
  back: "サイトに戻る",
  notSent: "メッセージはまだ送信されていません",
  wrongName: "お名前を1行で入力してください。",
  wrongEmail: "返信できるメールアドレスを入力してください。",
  wrongMessage: "メッセージを5,000文字以内で入力してください。",
  tooMany: "短い間に多くのメッセージが届きました。しばらくしてからもう一度お送りください。",
};
