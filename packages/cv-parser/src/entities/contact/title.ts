import { bestCandidate, candidateOf } from "../../core/candidate.ts";
import type { Candidate } from "../../core/candidate.ts";
import type { DocumentLayout, Line } from "../../core/layout.ts";
import { joinWrapped, pieceOf } from "../../core/piece.ts";
import type { Piece } from "../../core/piece.ts";
import { phraseKey, phraseSet, wordSet, wordsOf } from "../../core/words.ts";
import { chineseIntentLabels } from "../../lexicon/chinese-labels.ts";
import { documentTitles, wantedPostLabels } from "../../lexicon/contact.ts";
import { openWords, unfinishedWords } from "../../lexicon/joining-words.ts";
import { titleKind } from "../../sections/title-kind.ts";
import { isChineseDegree, isChineseSchool } from "../entries/chinese-words.ts";
import { jobScore, placeScore } from "../entries/word-scores.ts";
import { cleanPart } from "../entries/parts.ts";
import { contactParts, isContactValue, opensContactRow } from "./contact-parts.ts";
import type { ContactPart } from "./contact-parts.ts";

/** What stands beside a name in forms of East Asia and is no post: sex, seal, the place of a picture, the kana of the name. */
const formSign =
  /^(?:\p{Lo}|[〇○◯]+|写真.*|性別.*|年齢.*|[\p{Script=Hiragana}\p{Script=Katakana}ー\s]{2,20}|履\s*歴(?:\s*書)?|職\s*務\s*経\s*歴\s*書|ﾌﾘｶﾞﾅ)$/u;

/** What a letter says first is nobody's post. */
const greeting = /^(?:to\s+whom|dear\s|re\s?:|subject\s?:|attention|hiring\s+manager)/iu;
const documents = phraseSet(documentTitles);

const intents = phraseSet([chineseIntentLabels, wantedPostLabels].join("|"));
const longestIntent = 40;
const intentScore = 4;

/** "女", "本科 / … / 软件工程": what stands below a name in Chinese may be whether it is a woman's, or what was studied. */
const tellsOfPerson = (text: string): boolean =>
  /^[男女]$/u.test(text) ||
  text.split(/[\s,，、/／|–—-]+/u).some((part) => isChineseSchool(part) || isChineseDegree(part));

/** The professional title beside or below the name. */
export function findTitle(layout: DocumentLayout, lines: readonly Line[], name: Candidate | null): Candidate | null {
  const nameRange = name?.ranges.at(-1);
  if (nameRange === undefined) return null;
  const parts = contactParts(layout, lines);
  const nameIndex = parts.findIndex((part) =>
    part.piece.ranges.some((range) => range.start <= nameRange.start && range.end >= nameRange.end),
  );
  const host = parts[nameIndex]?.piece.ranges[0];
  const candidates: Candidate[] = [];
  const isWithin = name?.ranges.some(({ start }) => start > nameRange.end) ?? false;
  if (host !== undefined && host.end > nameRange.end && !isWithin) {
    const rest = cleanPart(pieceOf(layout.text, nameRange.end, host.end), layout.text);
    if (rest.text !== "" && !documents.has(phraseKey(rest.text)))
      candidates.push(candidateOf(rest, 0.5 + jobScore(rest.text), "title.beside-name"));
  }
  parts.slice(nameIndex + 1, nameIndex + 4).forEach((first, distance) => {
    const part = { ...first, piece: withRowBelow(layout, first, parts[nameIndex + distance + 2]) };
    const { text } = part.piece;
    const words = wordsOf(text).length;
    if (
      part.label !== "" ||
      /[@\d]|https?:|www\.|\.(?:com|org|net|io)\b/.test(text) ||
      words > 9 ||
      titleKind(text)?.exact === true ||
      formSign.test(text) ||
      greeting.test(text) ||
      documents.has(phraseKey(text)) ||
      text.endsWith(".")
    )
      return;
    if (placeScore(text) >= 2 || tellsOfPerson(text)) return;
    if (jobScore(text) < 0.5 && opensContactRow(layout, parts, first)) return;
    candidates.push(
      candidateOf(part.piece, jobScore(text) + (distance === 0 ? 0.6 : -0.4 * distance), "title.below-name"),
    );
  });
  // A page that bears its name turned on its side, or at its foot, begins with the post.
  const ahead = nameIndex >= 0 && nameIndex < farFromHead ? [parts[nameIndex - 1]] : [parts[0], parts[nameIndex - 1]];
  for (const above of ahead)
    if (above !== undefined && above.index !== parts[nameIndex]?.index && isPostAbove(above))
      candidates.push(candidateOf(above.piece, jobScore(above.piece.text) + aboveName, "title.above-name"));
  const wanted = parts.find(({ label, piece }) => intents.has(label) && piece.text.length <= longestIntent);
  if (wanted !== undefined) candidates.push(candidateOf(wanted.piece, intentScore, "title.intent"));
  const best = bestCandidate(candidates);
  return best === null || best.score < 0.2 ? null : { ...best, score: Math.min(0.95, 0.65 + best.score * 0.08) };
}

const aboveName = -0.4;
const farFromHead = 3;
const leastAbove = 1.5;
const mostAbove = 7;

/** "ACOUSTIC CONSULTANT" right above the name, or at the head of a page that bears its name elsewhere. */
function isPostAbove({ label, piece: { text }, line }: ContactPart): boolean {
  const words = wordsOf(text).length;
  return (
    label === "" &&
    line.page === 1 &&
    words <= mostAbove &&
    jobScore(text) >= leastAbove &&
    !/[@\d.!?:]|https?:|www\./u.test(text) &&
    titleKind(text)?.exact !== true &&
    !documents.has(phraseKey(text))
  );
}

const open = wordSet([openWords, unfinishedWords].join("|").replaceAll("|", " "));
const closeRows = 0.6;

/** "Coordinator of" above "night shifts": a post that a narrow column broke goes on in small letters or behind a small word. */
function withRowBelow(layout: DocumentLayout, part: ContactPart, next: ContactPart | undefined): Piece {
  const end = part.piece.ranges.at(-1)?.end ?? part.line.end;
  const isNext =
    layout.positioned &&
    next !== undefined &&
    next.index === part.index + 1 &&
    next.label === "" &&
    next.line.column === part.line.column &&
    next.line.gapBefore <= next.line.height * closeRows &&
    Math.abs(next.fontSize - part.fontSize) < 0.3 &&
    next.line.bold === part.line.bold &&
    end === part.line.end &&
    next.piece.ranges[0]?.start === next.line.start;
  if (!isNext || isContactValue(next.piece.text) || wordsOf(next.piece.text).length > mostBelow) return part.piece;
  const isOpen = open.has(wordsOf(part.piece.text).at(-1) ?? "") || /[&/-]$/u.test(part.piece.text);
  const goesOn = /^\p{Ll}[\p{L}\p{M}'’-]*(?:\s|$)/u.test(next.piece.text);
  return isOpen || goesOn ? joinWrapped([part.piece, next.piece]) : part.piece;
}

const mostBelow = 4;
