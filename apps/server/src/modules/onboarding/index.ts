import type { FastifyInstance } from "fastify";
import type { Db } from "../../db/connection.ts";
import type { Bind } from "../../http/route.ts";
import { createCreateService } from "./create/create-service.ts";
import { runCreate, type CreateDependencies } from "./create/create-task.ts";
import { registerEventStream } from "./events/routes.ts";
import { runMatch } from "./match/match-task.ts";
import { createMatchService } from "./match/match-service.ts";
import { createParseService } from "./parse/parse-service.ts";
import { runParse } from "./parse/parse-task.ts";
import { registerOnboarding } from "./routes.ts";
import { maintainOnboarding } from "./session/maintenance.ts";
import { sourceFilesOf } from "./session/session-files.ts";
import { createSessionService } from "./session/session-service.ts";
import { runTask, type TaskHandlers } from "./tasks/run-task.ts";
import { startSweeper } from "./tasks/sweep-tasks.ts";
import type { TryoutDependencies } from "./tryout/dependencies.ts";
import { sweepTryouts } from "./tryout/sweep-tryouts.ts";
import { registerTryoutPages } from "./tryout/tryout-page.ts";
import { registerTryout } from "./tryout/tryout-routes.ts";
import type { CvParse } from "@vitrine/cv-parser";
import type { ParsedData } from "@vitrine/model";
import type { GivenCv } from "../cv-updates/index.ts";
import { readBack, readNow } from "./upload/read-now.ts";
import { createUploadService } from "./upload/upload-service.ts";

export { keepTryout } from "./tryout/keep-tryout.ts";

export type OnboardingEngine = CreateDependencies["engine"];

export type Onboarding = {
  register(bind: Bind): void;
  /** Serves the pages of sites that are tried before there is an account. */
  registerPages(app: FastifyInstance): void;
  /** Begins to read CVs and match templates in this process, and to look after work that others left. */
  startWorker(): Promise<void>;
  /** Where the CVs of a person are kept. */
  filesOf(db: Db, userId: number): Promise<{ key: string; isDerived: boolean }[]>;
  /** Reads a CV now, for a website that is there already. */
  readCv(userId: number, given: GivenCv): Promise<CvParse>;
  /** Reads a file of our own back. */
  readBack(userId: number, bytes: Uint8Array, signal: AbortSignal): Promise<ParsedData>;
  /** Removes what is over; called now and then by the maintenance job. */
  maintain(): Promise<void>;
  /** Ends open event streams and the sweeper; call it before the server closes. */
  close(): void;
};

/** From a CV to a website (contract.md 13): sessions, uploads, reading, matching, creation and their events. */
export function createOnboarding(dependencies: CreateDependencies & TryoutDependencies): Onboarding {
  const handlers: TaskHandlers = {
    parse: runParse,
    match: runMatch,
    create: (_, claim) => runCreate(dependencies, claim),
  };
  const closers: (() => void)[] = [];
  let isClosed = false;
  return {
    register(bind) {
      registerOnboarding(bind, {
        dependencies,
        sessions: createSessionService(dependencies),
        uploads: createUploadService(dependencies),
        parses: createParseService(dependencies),
        matches: createMatchService(dependencies),
        creations: createCreateService(dependencies, handlers),
      });
      registerTryout(bind, dependencies);
      closers.push(registerEventStream(bind, dependencies));
    },
    registerPages: (app) => registerTryoutPages(app, dependencies),
    async startWorker() {
      const work = async ({ session_id: sessionId }: { session_id: string }) =>
        void (await runTask(dependencies, handlers, { sessionId, isStopping: () => isClosed }));
      await dependencies.queue.work("read-cv", work);
      await dependencies.queue.work("onboarding-step", work);
      closers.push(startSweeper(dependencies));
    },
    filesOf: sourceFilesOf,
    readBack: (...given) => readBack(dependencies, ...given),
    readCv: (userId, given) => readNow(dependencies, userId, given),
    async maintain() {
      await maintainOnboarding(dependencies);
      await sweepTryouts(dependencies);
    },
    close() {
      isClosed = true;
      for (const close of closers) close();
    },
  };
}
