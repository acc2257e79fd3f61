import { answerJobs } from "../../ports/threads/answer-jobs.ts";
import { cleanHtml } from "./clean-html.ts";

answerJobs((contents: readonly string[]) => contents.map((html) => cleanHtml(html)));
