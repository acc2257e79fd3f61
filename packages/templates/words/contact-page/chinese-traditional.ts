import type { ContactWords } from "./words.ts";

export const chineseTraditional: ContactWords = {
  writeTo: "寫給",
  yourName: "您的姓名",
  yourEmail: "您的電子郵件",
  yourMessage: "您的訊息",
  leaveEmpty: "請將此欄留空",
  send: "送出",
  privacyNote: "您的內容與電子郵件只會傳給本站主人。",
  sent: "您的訊息已送出",
  sentNote: "回覆將以電子郵件寄達。",
  back: "返回網站",
  notSent: "您的訊息尚未送出",
  wrongName: "請在一行內填寫姓名。",
  wrongEmail: "請填寫可以回覆的電子郵件地址。",
  wrongMessage: "請填寫不超過 5000 字的訊息。",
  tooMany: "短時間內收到的訊息過多，請稍後再試。",
};
