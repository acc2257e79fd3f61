import type { ContactWords } from "./words.ts";

export const vietnamese: ContactWords = {
  writeTo: "Viết cho",
  yourName: "Tên của bạn",
  yourEmail: "Địa chỉ email của bạn",
  yourMessage: "Tin nhắn của bạn",
  leaveEmpty: "Để trống ô này",
  send: "Gửi tin nhắn",
  privacyNote: "Nội dung và địa chỉ của bạn chỉ được gửi đến chủ nhân trang web này.",
  sent: "Tin nhắn của bạn đã được gửi",
  sentNote: "Câu trả lời sẽ đến qua email.",
  back: "Quay lại trang web",
  notSent: "Tin nhắn của bạn chưa được gửi",
  wrongName: "Vui lòng nhập tên trên một dòng.",
  wrongEmail: "Vui lòng nhập địa chỉ email có thể trả lời.",
  wrongMessage: "Vui lòng viết tin nhắn không quá 5.000 ký tự.",
  tooMany: "Có quá nhiều tin nhắn được gửi đến. Vui lòng đợi một lát rồi gửi lại.",
};
