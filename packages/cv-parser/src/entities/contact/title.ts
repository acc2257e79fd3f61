import { bestCandidate, candidateOf } from "../../core/candidate.ts";
import type { Candidate } from "../../core/candidate.ts";
import type { DocumentLayout, Line } from "../../core/layout.ts";
import { pieceOf } from "../../core/piece.ts";
import { phraseKey, phraseSet, wordsOf } from "../../core/words.ts";
import { chineseIntentLabels } from "../../lexicon/chinese-labels.ts";
import { documentTitles, wantedPostLabels } from "../../lexicon/contact.ts";
import { titleKind } from "../../sections/title-kind.ts";
import { isChineseDegree, isChineseSchool } from "../entries/chinese-words.ts";
import { jobScore, placeScore } from "../entries/word-scores.ts";
import { cleanPart } from "../entries/parts.ts";
import { contactParts, opensContactRow } from "./contact-parts.ts";

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
  if (host !== undefined && host.end > nameRange.end) {
    const rest = cleanPart(pieceOf(layout.text, nameRange.end, host.end), layout.text);
    if (rest.text !== "" && !documents.has(phraseKey(rest.text)))
      candidates.push(candidateOf(rest, 0.5 + jobScore(rest.text), "title.beside-name"));
  }
  parts.slice(nameIndex + 1, nameIndex + 4).forEach((part, distance) => {
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
    if (jobScore(text) < 0.5 && opensContactRow(layout, parts, part)) return;
    candidates.push(
      candidateOf(part.piece, jobScore(text) + (distance === 0 ? 0.6 : -0.4 * distance), "title.below-name"),
    );
  });
  const wanted = parts.find(({ label, piece }) => intents.has(label) && piece.text.length <= longestIntent);
  if (wanted !== undefined) candidates.push(candidateOf(wanted.piece, intentScore, "title.intent"));
  const best = bestCandidate(candidates);
  return best === null || best.score < 0.2 ? null : { ...best, score: Math.min(0.95, 0.65 + best.score * 0.08) };
}
