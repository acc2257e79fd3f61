import { expect, test } from "vitest";
import { openingOf } from "./opening.ts";

const long =
  "and nobody who walked over them in forty years of rain, frost and heavy lorries has ever asked who had drawn them, or why they stand where they do, which is the best that can be said of any bridge.";

test("an introduction that one glance takes in stays whole", () => {
  const short = "I draw bridges. I walk over them first.";
  expect(openingOf(short)).toEqual({ claim: short, further: "" });
  expect(openingOf("")).toEqual({ claim: "", further: "" });
});

test.each([
  [
    "one sentence",
    `I draw bridges for towns that have two halves. They are plain, ${long}`,
    "I draw bridges for towns that have two halves.",
  ],
  [
    "two short ones",
    `I draw bridges. I walk over them first! They are plain, ${long}`,
    "I draw bridges. I walk over them first!",
  ],
  [
    "one with figures and abbreviations",
    `Since 2.5 years with Prof. Ada Ohm at B.Sc. level. They are plain, ${long}`,
    "Since 2.5 years with Prof. Ada Ohm at B.Sc. level.",
  ],
  [
    "one that ends in a quotation",
    `They call it "the plain one." It is plain, ${long}`,
    'They call it "the plain one."',
  ],
  ["one in Arabic", `أرسم الجسور للمدن. وهي بسيطة، ${long}`, "أرسم الجسور للمدن."],
  ["one in Hindi", `मैं पुल बनाता हूँ। वे सादे हैं, ${long}`, "मैं पुल बनाता हूँ।"],
])("a long one begins with %s", (_name, intro, claim) => {
  const opening = openingOf(intro);
  expect(opening.claim).toBe(claim);
  expect(`${opening.claim} ${opening.further}`).toBe(intro);
});

test("wide letters fill a line earlier, and their sentences need no space between them", () => {
  const first = "川と谷に橋を架ける設計者です。";
  const intro = `${first}${"二つに分かれた町を一つにするために図面を引き、雨の日も雪の日も現場を歩いて、町の人の話を聞き、川の流れと風の向きと冬の寒さを確かめ、橋の高さを決めます。".repeat(3)}`;
  expect(openingOf(intro).claim).toBe(first);
});

test("a first sentence that is too long by itself is text to read", () => {
  const intro = `I draw bridges, ${long.replace(".", ",")} ${long} They stand.`;
  expect(openingOf(intro)).toEqual({ claim: "", further: intro });
});
