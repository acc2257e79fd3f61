import { documentSigns } from "../src/assemble/document-signs.ts";
import { fieldOf } from "../src/assemble/document-doubt.ts";
import { sayOfValues } from "../src/labels/value-signs.ts";
import type { Labeller } from "../src/labels/part-labeller.ts";
import { markedReadings, mostPromising } from "../src/readings/read-best.ts";
import { readingsOf } from "../src/readings/readings-of.ts";
import { judge } from "./compare.ts";
import { evenedOut } from "./fit-table.ts";
import type { Sample } from "./fit-table.ts";
import type { LabelledFile } from "./labels/corpus.ts";
import { foldOf } from "./labels/held-out.ts";

/** Tables for the values of some files are fitted to those of other people, who are parted in so many. */
const folds = 10;

const runningText = ["summary", "description"] as const;

/** A set of files with the same labels, in which fields of running text that nobody typed in any label are silent. */
export function withSilence(files: readonly LabelledFile[]): LabelledFile[] {
  const silent = runningText.filter((field) => !files.some(({ gold }) => JSON.stringify(gold).includes(`"${field}":`)));
  return files.map((file) => ({
    ...file,
    gold: { ...file.gold, _meta: { silent, ...(file.gold["_meta"] as object | undefined) } },
  }));
}

/** The tenth of people that a file is in: files that are named alike but for language and kind are of one person. */
function tenthOf(file: LabelledFile): number {
  const name = file.name
    .replace(/\.json$/u, "")
    .replace(/\.[a-z]+$/u, "")
    .replace(/^[a-z]{2}-/u, "");
  return foldOf({ ...file, name }, folds);
}

/** The judged values of a file, as the reading that is chosen has them, with the marks of its rules. */
export function samplesOf(
  file: LabelledFile,
  { number, studied, labeller }: { number: number; studied: boolean; labeller: Labeller },
): Sample[] {
  const { source, gold } = file;
  const context = { now: new Date(0), kind: source.kind, labeller };
  const marked = markedReadings(source, context);
  const chosen = marked.indexOf(mostPromising(marked, labeller.names));
  const reading = readingsOf(source, { ...context, confidence: ({ score }) => score })[chosen];
  if (reading === undefined) return [];
  const { layout, assembled } = reading;
  const { cv, evidence, lineSigns, told } = assembled;
  if (lineSigns === null) return [];
  const document = documentSigns(assembled, lineSigns, layout.text);
  const say = sayOfValues(told);
  const fold = tenthOf(file);
  return evenedOut(
    [...judge(gold, cv)].flatMap(([pointer, right]) => {
      const found = evidence[pointer];
      if (found === undefined) return [];
      const field = fieldOf(pointer);
      const { rule, confidence: score, spans } = found;
      return [
        { rule, score, right, fold, file: number, studied, weight: 1, field, document, value: say(field, spans) },
      ];
    }),
  );
}
