import { getPriority, setPriority } from "node:os";
import { answerJobs } from "../../ports/threads/answer-jobs.ts";
import { hashPasswordNow } from "./password-hash.ts";

/** What is left of the cores by requests and readings; a thread that nothing else wants a core from notices nothing. */
const gentler = 15;
const lowest = 19;

// Only Linux gives threads priorities of their own: elsewhere this would slow the whole process down.
if (process.platform === "linux") setPriority(Math.min(lowest, getPriority() + gentler));

answerJobs((password: string) => hashPasswordNow(password));
