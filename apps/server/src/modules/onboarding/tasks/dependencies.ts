import type { CvEngine } from "@vitrine/cv-parser/worker";
import type { Db } from "../../../db/connection.ts";
import type { RightOfWay } from "../../../http/right-of-way.ts";
import type { Ai } from "../../../ports/ai/ai.ts";
import type { Clock } from "../../../ports/clock.ts";
import type { EventHub } from "../../../ports/events/event-hub.ts";
import type { Queue } from "../../../ports/queue/queue.ts";
import type { Storage } from "../../../ports/storage/storage.ts";
import type { MediaService } from "../../media/index.ts";
import type { TemplatesService } from "../../templates/index.ts";

export type OnboardingDependencies = {
  db: Db;
  clock: Clock;
  queue: Queue;
  hub: EventHub;
  storage: Storage;
  /** Calls may throw UnreadableDocument and EngineUnavailable. */
  engine: Omit<CvEngine, "close" | "warmUp">;
  /** Reads a CV a second time; null leaves the engine alone. */
  ai: Ai | null;
  /** Whoever hands in a CV or waits until it is read has the right of way. */
  cvs: Pick<RightOfWay, "take">;
  media: MediaService;
  templates: TemplatesService;
  /** Told of faults that no caller sees, for the log. */
  onError: (error: unknown) => void;
};
