import type { ContactWords } from "./words.ts";

export const korean: ContactWords = {
  writeTo: "받는 사람:",
  yourName: "이름",
  yourEmail: "이메일 주소",
  yourMessage: "메시지",
  leaveEmpty: "이 칸은 비워 두세요",
  send: "메시지 보내기",
  privacyNote: "작성한 내용과 주소는 이 사이트의 주인에게만 전달됩니다.",
  sent: "메시지를 보냈습니다",
  sentNote: "답장은 이메일로 옵니다.",
  back: "사이트로 돌아가기",
  notSent: "메시지가 아직 전송되지 않았습니다",
  wrongName: "이름을 한 줄로 입력해 주세요.",
  wrongEmail: "답장을 받을 수 있는 이메일 주소를 입력해 주세요.",
  wrongMessage: "메시지를 5,000자 이내로 입력해 주세요.",
  tooMany: "짧은 시간에 너무 많은 메시지가 왔습니다. 잠시 후 다시 보내 주세요.",
};
