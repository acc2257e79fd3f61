import type { ContactWords } from "./words.ts";

export const chineseSimplified: ContactWords = {
  writeTo: "写给",
  yourName: "您的姓名",
  yourEmail: "您的邮箱",
  yourMessage: "您的消息",
  leaveEmpty: "请将此栏留空",
  send: "发送",
  privacyNote: "您的内容和邮箱只会发送给本站主人。",
  sent: "您的消息已发出",
  sentNote: "回复将通过电子邮件送达。",
  back: "返回网站",
  notSent: "您的消息尚未发送",
  wrongName: "请在一行内填写姓名。",
  wrongEmail: "请填写可以回复的邮箱地址。",
  wrongMessage: "请填写不超过 5000 字的消息。",
  tooMany: "短时间内收到的消息过多，请稍后再试。",
};
