import { expect, test } from "vitest";
import { sentencesIn } from "./sentences.ts";

test.each([
  [["I draw bridges. ", "I walk over them first!\n", "Do you?"]],
  [["Since 2.5 years with Prof. Ada Ohm at B.Sc. level. ", "Then alone."]],
  [['They call it "the plain one." ', "It is plain (and cheap). ", "“Good,” they say."]],
  [["Costs fell by 12%. ", "3 of 4 bridges stand."]],
  [["أرسم الجسور للمدن. ", "وهي بسيطة؟ ", "نعم"]],
  [["मैं पुल बनाता हूँ। ", "वे सादे हैं।"]],
  [["川に橋を架けます。", "町を歩きます！", "雨の日も。"]],
  [["Raised yield from 81 % to 97 %. ", "Led a team of 4. ", "Grew it."]],
  [["Read by Dr. Ohm in SQL. ", "Then in R by J. K. Lee, M.A. Physics."]],
  [["1. Draw bridges"]],
  [["no mark at all"]],
  [[""]],
])("%j", (sentences) => {
  expect(sentencesIn(sentences.join(""))).toEqual(sentences);
});
