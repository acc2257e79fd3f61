const hangulFirst = 0xac00;
const initials = "g|kk|n|d|tt|r|m|b|pp|s|ss||j|jj|ch|k|t|p|h".split("|");
const vowels = "a|ae|ya|yae|eo|e|yeo|ye|o|wa|wae|oe|yo|u|wo|we|wi|yu|eu|ui|i".split("|");
const finals = "|k|k|k|n|n|n|t|l|k|m|l|l|l|p|l|m|p|p|t|t|ng|t|t|k|t|p|t".split("|");
const hangulSyllables = initials.length * vowels.length * finals.length;

/** Family names whose bearers nearly all write them otherwise than the rules do. */
const familyNames: Readonly<Record<string, string>> = {
  김: "kim",
  이: "lee",
  박: "park",
  최: "choi",
  정: "jung",
  강: "kang",
  조: "cho",
  윤: "yoon",
  임: "lim",
  오: "oh",
  신: "shin",
  안: "ahn",
  유: "yoo",
  우: "woo",
  노: "noh",
  구: "koo",
  문: "moon",
};

/** A Korean word in the Revised Romanization; a family name that stands before two syllables gets a place of its own. */
export function fromHangul(word: string): string {
  const [family, ...given] = Array.from(word);
  const isName = family !== undefined && given.length === 2 && family in familyNames;
  if (!isName) return Array.from(word, (letter) => familyNameAlone(word, letter) ?? syllable(letter)).join("");
  return `${familyNames[family] ?? ""}-${given.map(syllable).join("")}`;
}

const familyNameAlone = (word: string, letter: string) => (word === letter ? familyNames[letter] : undefined);

function syllable(letter: string): string {
  const index = (letter.codePointAt(0) ?? 0) - hangulFirst;
  if (index < 0 || index >= hangulSyllables) return letter;
  const final = index % finals.length;
  const vowel = Math.floor(index / finals.length) % vowels.length;
  const initial = Math.floor(index / (finals.length * vowels.length));
  return `${initials[initial] ?? ""}${vowels[vowel] ?? ""}${finals[final] ?? ""}`;
}

const kanaRows =
  "あ a い i う u え e お o か ka き ki く ku け ke こ ko さ sa し shi す su せ se そ so た ta ち chi つ tsu て te と to " +
  "な na に ni ぬ nu ね ne の no は ha ひ hi ふ fu へ he ほ ho ま ma み mi む mu め me も mo や ya ゆ yu よ yo " +
  "ら ra り ri る ru れ re ろ ro わ wa を o ん n が ga ぎ gi ぐ gu げ ge ご go ざ za じ ji ず zu ぜ ze ぞ zo " +
  "だ da ぢ ji づ zu で de ど do ば ba び bi ぶ bu べ be ぼ bo ぱ pa ぴ pi ぷ pu ぺ pe ぽ po ぁ a ぃ i ぅ u ぇ e ぉ o ゔ vu";
const kana = new Map(kanaRows.split(" ").flatMap((sign, at, all) => (at % 2 === 0 ? [[sign, all[at + 1] ?? ""]] : [])));
const smallY: Readonly<Record<string, string>> = { ゃ: "a", ゅ: "u", ょ: "o" };

const doubled = (sound: string) => (sound.startsWith("ch") ? "t" : sound.slice(0, 1)) + sound;

/** Japanese syllables in Hepburn's letters, long vowels left short as on passports. */
export function fromKana(word: string): string {
  const plain = word.replace(/[\u30A1-\u30F4]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60));
  let text = "";
  let isDoubled = false;
  for (const sign of plain) {
    const vowel = smallY[sign];
    if (sign === "っ") isDoubled = true;
    else if (vowel !== undefined)
      text = text.replace(/(sh|ch|j)?i$/, (_all, soft: string | undefined) => (soft ?? "y") + vowel);
    else if (sign !== "ー") {
      const sound = kana.get(sign) ?? sign;
      text += isDoubled ? doubled(sound) : sound;
      isDoubled = false;
    }
  }
  return text.replace(/ou(?=$|[^aeiou])/g, "o").replace(/uu/g, "u");
}
