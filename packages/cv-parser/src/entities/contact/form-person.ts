import { candidateOf } from "../../core/candidate.ts";
import type { Candidate } from "../../core/candidate.ts";
import type { DocumentLayout, Line } from "../../core/layout.ts";
import { isPersonalLabel } from "../../lexicon/personal-labels.ts";
import { joinPieces, pieceOf } from "../../core/piece.ts";
import type { Piece } from "../../core/piece.ts";

/** The label of the name in Japanese and Korean forms, whose letters may be spread over their cell. */
const label = /^[【[(（■●・◆]?\s*(?:氏\s*名|お?名\s*前|성\s*명|이\s*름)\s*[】\])）]?\s*[:：]?\s*/u;
const signs = "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}々ーヶ]";
const japanese = `${signs}{1,6}(?:\\s{1,3}${signs}{1,6})?`;
const korean = "[가-힣](?:\\s?[가-힣]){1,4}";
/** Names from abroad in Katakana are longer and have more words: "ファン・デル・ベルク ヤン". */
const katakana = "[ァ-ヶー]{2,14}(?:[\\s・＝=]{1,2}[ァ-ヶー]{1,14}){0,4}";
const value = new RegExp(
  `^(?<name>${katakana}|${korean}|${japanese})(?=$|\\t|\\s*[(（/]|\\s+(?:[・男女印※様]|남|여))`,
  "u",
);
const half = new RegExp(`^${signs}{1,5}$`, "u");
/** Letters beside a name that are none of it: sex, seal, and the words of the form. */
const noName =
  /^(?:[男女印性満様名歳・]|写真.*|性別|年齢|ふりがな|フリガナ|氏名|生年月日|本人.*|.*(?:場合|位置|はる|貼る|裏面)|남|여|성별|나이)$/u;
/** "이정우 남 1994년 (만 29세)": how Korean job boards head what they print. */
const heading = /^(?<name>[가-힣]{2,4})\s+(?:[남여](?:자|성)?,?\s*)?(?:19|20)\d\d\s?년/u;
const prefecture = "(?:東京都|北海道|京都府|大阪府|\\p{Script=Han}{2,3}県)";
const address = new RegExp(
  `^(?:(?:現\\s?)?(?:住\\s?所|居住地)[\\s:：】]*)?(?:[〒(（]*\\s?\\d{3}\\s?[-－ー―]\\s?\\d{4}[)）]?\\s*)?(?<place>${prefecture}(?!立)[^\\t]*)`,
  "u",
);
const behindAddress = /\s+(?:電話|TEL|携帯|E-?mail|メール).*$/iu;
const noAddress = /学校|大学|学院|株式会社|有限会社|入学|卒業|入社|出身|。/u;
const linesAtTop = 40;

/** The name beside its label in a Japanese or Korean form, or before the year of birth; null elsewhere. */
export function findFormName(layout: DocumentLayout): Candidate | null {
  const top = layout.lines.slice(0, linesAtTop).filter(({ page }) => page === 1);
  for (const [index, line] of top.entries()) {
    const born = heading.exec(line.text)?.groups?.["name"];
    if (born !== undefined) return told(pieceOf(layout.text, line.start, line.start + born.length));
    const lead = label.exec(line.text)?.[0].length;
    if (lead === undefined) continue;
    const below = top[index + 1];
    const under = lead === line.text.length && below !== undefined ? nameAt(layout, below, 0) : null;
    const whole = under !== null && under.text.includes(" ") ? under : null;
    const found =
      withRestBelow(layout, nameAt(layout, line, lead), below) ?? whole ?? nameBeside(layout, top, line) ?? under;
    if (found !== null) return told(found);
  }
  return null;
}

const told = (piece: Piece): Candidate => candidateOf(piece, 0.93, "name.form");

/** The name that stands in a line from some place on. */
function nameAt(layout: DocumentLayout, line: Line, from: number): Piece | null {
  const rest = line.text.slice(from);
  const name = value.exec(rest)?.groups?.["name"] ?? "";
  const words = name.split(/\s+/u);
  const kept = noName.test(words.at(-1) ?? "") ? words.slice(0, -1) : words;
  const end = kept.length === words.length ? name.length : (words[0]?.length ?? 0);
  const isName =
    !isPersonalLabel(name) && kept.length > 0 && !noName.test(kept.join("")) && name.replace(/\s/gu, "").length > 1;
  return isName ? pieceOf(layout.text, line.start + from, line.start + from + end) : null;
}

const wholeKatakana = new RegExp(`^${katakana}$`, "u");

/** A long name from abroad goes on in the next line of its cell. */
function withRestBelow(layout: DocumentLayout, name: Piece | null, below: Line | undefined): Piece | null {
  const isLone = name !== null && wholeKatakana.test(name.text) && !/\s/u.test(name.text);
  if (
    !isLone ||
    below === undefined ||
    below.gapBefore > 0 ||
    !wholeKatakana.test(below.text) ||
    noName.test(below.text)
  )
    return name;
  return joinPieces([name, pieceOf(layout.text, below.start, below.end)], " ");
}

/** Family name and given name in cells of their own on the height of the label, which the reading order tore apart. */
function nameBeside(layout: DocumentLayout, top: readonly Line[], line: Line): Piece | null {
  if (!layout.positioned) return null;
  const beside = top
    .filter((other) => other !== line && other.page === line.page && other.x > line.x)
    .filter((other) => Math.abs(other.y + other.height / 2 - line.y - line.height / 2) < line.height * 0.8)
    .sort((one, other) => one.x - other.x);
  const [first, second] = beside.filter(({ text }) => !noName.test(text.trim()));
  if (first === undefined) return null;
  const parts = [first, second].filter((part) => part !== undefined && half.test(part.text));
  if (parts.length === 2)
    return joinPieces(
      parts.flatMap((part) => (part ? [pieceOf(layout.text, part.start, part.end)] : [])),
      " ",
    );
  return nameAt(layout, first, 0);
}

/** The first address of Japan at the top of a form, without its label and postal code; null where none stands there. */
export function findFormAddress(layout: DocumentLayout): Candidate | null {
  for (const line of layout.lines.slice(0, linesAtTop)) {
    const place = address.exec(line.text)?.groups?.["place"];
    if (place === undefined || noAddress.test(place) || line.page > 1) continue;
    const start = line.start + line.text.indexOf(place);
    const length = place.replace(behindAddress, "").length;
    return candidateOf(pieceOf(layout.text, start, start + length), 0.9, "location.form");
  }
  return null;
}
