import { randomUUID } from "node:crypto";
import type { CvParse, RefineAnswers } from "@vitrine/cv-parser";
import type { Diagnostic } from "@vitrine/model";
import type { Ai } from "../../../ports/ai/ai.ts";
import { asData, questions, type Question } from "./questions.ts";

const nothingSaid: RefineAnswers = { person: {}, lists: {} };

/**
 * Lets an AI service read the CV a second time and judges its quotes together with the engine's values. A service that
 * fails, is late or answers nonsense costs nothing: the engine's own result stands, with a diagnostic. Never throws.
 */
export async function refineWithAi(parse: CvParse, ai: Ai, onError: (error: unknown) => void): Promise<CvParse> {
  const isExport = parse.kind === "linkedin" || parse.kind === "json_resume";
  if (isExport || parse.diagnostics.some(({ code }) => code === "no_cv")) return parse;
  const text = asData(parse.text, `=== ${randomUUID()} ===`);
  const signal = AbortSignal.timeout(ai.timeLimitMs);
  const ask = async <T>({ instructions, schema, read }: Question<T>): Promise<RefineAnswers> =>
    read(await ai.ask({ instructions, schema, text, signal }));
  const settled = await Promise.allSettled([
    ask(questions.person),
    ask(questions.work),
    ask(questions.training),
    ask(questions.abilities),
  ]);
  const failed = settled.filter((each) => each.status === "rejected");
  // The cause may quote the CV, and logs hold no personal data: only its name is kept.
  for (const { reason } of failed) onError(new Error(`The AI service failed: ${nameOf(reason)}`));
  try {
    const { refineParse } = await import("@vitrine/cv-parser/refine");
    const answers = settled.map((each) => (each.status === "fulfilled" ? each.value : nothingSaid));
    const refined = refineParse(parse, {
      person: answers[0]?.person ?? {},
      lists: Object.assign({}, ...answers.map(({ lists }) => lists)),
    });
    const notes = notesOf({ ...refined, failed: failed.length, of: settled.length, isLate: signal.aborted });
    return { ...refined.parse, diagnostics: [...refined.parse.diagnostics, ...notes] };
  } catch (error) {
    onError(new Error(`The AI's answer could not be judged: ${nameOf(error)}`));
    return {
      ...parse,
      diagnostics: [...parse.diagnostics, ...notesOf({ taken: 0, dropped: 0, failed: 4, of: 4, isLate: false })],
    };
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : typeof error);

type Outcome = { taken: number; dropped: number; failed: number; of: number; isLate: boolean };

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** What the owner of the CV should know about the second reading. */
function notesOf({ taken, dropped, failed, of, isLate }: Outcome): Diagnostic[] {
  const notes: Diagnostic[] = [];
  const add = (code: string, message: string) => notes.push({ code, message, severity: "info" });
  if (failed === of) {
    const why = isLate ? "did not answer in time" : "could not be used";
    add(isLate ? "ai_timeout" : "ai_failed", `The AI service ${why}. Everything below was read without it.`);
  } else if (failed > 0) {
    add("ai_partial", "The AI service answered only in part. The rest was read without it.");
  }
  if (taken > 0) {
    const values = counted(taken, "value comes", "values come");
    add("ai_refined", `${values} from the AI service, word for word out of your CV. Please check them.`);
  }
  if (dropped > 0) {
    const suggestions = counted(dropped, "suggestion", "suggestions");
    add("ai_dropped", `${suggestions} of the AI service did not stand in your CV or did not fit, and were left out.`);
  }
  return notes;
}
