import { candidateOf } from "../core/candidate.ts";
import type { FoundItem } from "../core/found.ts";
import type { DocumentLayout } from "../core/layout.ts";
import { pieceOf } from "../core/piece.ts";
import { degreeScore, isSubject, jobScore, placeScore } from "./entries/word-scores.ts";

const atName =
  /^(?<post>.{4,60}?)\s+(?:en|em|no|na)\s+(?<name>\p{Lu}[\p{L}\d&.'’-]*(?:\s(?:d[aeo]s?|del|la|los|las|y|e|&|\p{Lu}[\p{L}\d&.'’-]*)){0,5})$/u;
/** What one is in a subject or for a part of a house, and at no employer: "Técnico en Redes", "Asesor en Seguros". */
const ofSubject =
  /^(?:t[eé]cnic|tecn[oó]log|especialista|consultor|asesor|assessor|ingenier|engenheir|licenciad|expert|perit|analista|gestor|graduad|diplomad|bacharel|bachiller|m[aá]ster|maestr|doctor|doutor|investigador|pesquisador|desarrollador|desenvolvedor|programador|director|diretor|gerente|jef[ea]|chefe|responsable|respons[aá]vel)/iu;
const surePost = 2.4;

/** "Repartidora en Rayo", where nothing else of the entry names an employer: who it was for stands behind the post. */
export function withEmployerAt(layout: DocumentLayout, item: FoundItem): FoundItem {
  const { position, company } = item.fields;
  const [range, ...more] = position?.ranges ?? [];
  if (position === undefined || company !== undefined || range === undefined || more.length > 0) return item;
  const text = layout.text.slice(range.start, range.end);
  const { post = "", name = "" } = atName.exec(text)?.groups ?? {};
  if (post === "" || ofSubject.test(post) || jobScore(post) < surePost) return item;
  if (isSubject(name) || placeScore(name) >= 2 || degreeScore(name) >= 1) return item;
  const stop = /\p{Ll}{3}\.$/u.test(name) ? 1 : 0;
  const [own, employer] = [
    pieceOf(layout.text, range.start, range.start + post.length),
    pieceOf(layout.text, range.end - name.length, range.end - stop),
  ];
  return {
    ...item,
    fields: {
      ...item.fields,
      position: candidateOf(own, position.score, position.rule),
      company: candidateOf(employer, 0.7, "header.company"),
    },
  };
}
