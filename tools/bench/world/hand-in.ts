import type { ApiPerson } from "@vitrine/e2e/api-person";
import { sampleText } from "@vitrine/e2e/sample-cv";
import { textPdf } from "./pdf-files.ts";
import { timedCall, type TimedAnswer } from "./world.ts";

/** Whoever is told a place comes again for so long. */
const patienceMs = 240_000;

/**
 * How a CV went: `read`; `refused` with its place in the line and a time to come again; `refused without a place`;
 * `not read`, which is any other answer; `no answer` within the limit of a request.
 */
type Outcome = "read" | "refused" | "refused without a place" | "not read" | "no answer";

export type HandedIn = {
  outcome: Outcome;
  /** From the upload to the read CV, in milliseconds. */
  ms: number;
  /** The longest single request. */
  longestMs: number;
  answers: TimedAnswer[];
};

/** The address that a small CV names. */
export const addressIn = (number: number) => `nadia${number}@example.test`;

/** A CV of one page like many others; the number makes it another file each time. */
export function smallCv(number: number): Buffer {
  return textPdf(sampleText("Nadia Example").replace("nadia@example.test", addressIn(number)).split("\n"));
}

/** Hands a CV in as the browser does and waits until it is read or an answer says that it will not be. */
export async function handIn(person: ApiPerson, file: Uint8Array): Promise<HandedIn> {
  const answers: TimedAnswer[] = [];
  const begun = Date.now();
  const send = async (path: string, body: () => unknown) => {
    const answer = await timedCall(() => person.call("POST", path, body()));
    answers.push(answer);
    return answer;
  };
  const done = (outcome: Outcome): HandedIn => {
    const longestMs = Math.max(...answers.map(({ ms }) => ms));
    return { outcome, ms: Date.now() - begun, longestMs, answers };
  };
  const started = await send("/onboarding/start-new", () => ({ path: "upload" }));
  if (started.status >= 300) return done(outcomeOf(started));
  const session = String(started.body["session_id"]);
  const uploaded = await send("/onboarding/upload-cv", () => {
    const form = new FormData();
    form.set("session_id", session);
    form.set("cv_file", new Blob([new Uint8Array(file)], { type: "application/pdf" }), "cv.pdf");
    return form;
  });
  if (uploaded.status !== 200) return done(outcomeOf(uploaded));
  await send("/onboarding/skip-picture", () => ({ session_id: session }));
  for (;;) {
    const parsed = await send("/onboarding/parse-cv", () => ({ session_id: session }));
    if (parsed.status === 200) return done("read");
    const outcome = outcomeOf(parsed);
    if (outcome !== "refused" || Date.now() - begun > patienceMs) return done(outcome);
    // As the browser does: the place in the line is kept, and the same call asks again.
    await new Promise((resolve) => setTimeout(resolve, pauseOf(parsed)));
  }
}

const pauseOf = ({ body }: TimedAnswer) => ((body["data"] as { retry_after?: number }).retry_after ?? 5) * 1000;

/** A refusal says where in the line the person stands and when to come again. */
function outcomeOf({ status, body }: TimedAnswer): Outcome {
  if (status <= 0) return "no answer";
  const data = (body["data"] ?? {}) as Record<string, unknown>;
  if (status !== 503 && status !== 429) return "not read";
  const hasPlace = ["place", "position", "waiting", "ahead"].some((name) => typeof data[name] === "number");
  const hasTime = ["retry_after", "expected_seconds"].some((name) => typeof data[name] === "number");
  return hasPlace && hasTime ? "refused" : "refused without a place";
}
