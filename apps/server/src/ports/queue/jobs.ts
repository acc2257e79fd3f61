import { availableParallelism } from "node:os";

/**
 * Jobs by lane with their data. Data is versioned (`v`), because a job may be read by a newer program than the
 * one that wrote it. It names rows by their ids and holds no secret and no text of a person.
 */
export type Jobs = {
  /** Mails that somebody waits for: verification, reset, security. */
  "account-mail": MailJob;
  /** Mails that tell of something: messages of visitors, trials, payments. */
  "notice-mail": MailJob;
  /** Mails of versions that wrote them whole into their jobs; nothing is added any more. */
  mail: { to: string; template: string; values: Record<string, string> };
  /** Reads the CV of a session, or does whatever else waits on it by then. */
  "read-cv": { v: 1; session_id: string };
  /** Matches templates and finishes creations whose process died. */
  "onboarding-step": { v: 1; session_id: string };
  /** Removes files whose rows are gone. */
  "remove-files": { keys: string[] };
  /** Removes the files of a picture that never got its row; the first name is the picture's own. */
  "sweep-pictures": { v: 1; names: string[] };
  /** Draws a page anew that a former build of its template drew. */
  "render-page": { v: 1; website_id: number; page: string };
  /** Removes versions of templates that no site stays with any more. */
  "sweep-template-versions": Record<string, never>;
  maintenance: Record<string, never>;
  "rewrite-old-entries": Record<string, never>;
  "billing-due": Record<string, never>;
  "billing-daily": Record<string, never>;
  "publish-due-posts": Record<string, never>;
  "check-domains": Record<string, never>;
  backup: Record<string, never>;
};
export type JobName = keyof Jobs;

/** A mail by its kind (modules/mails); it is written when it is sent. */
type MailJob = { v: 1; kind: string; data: Record<string, unknown> };

/** How the jobs of one kind wait and run. Each lane has slots of its own, so that none waits for another. */
export type Lane = {
  /** Jobs that one process runs at the same time. */
  atOnce: number;
  /** A person's second job lets others go first, see `person` of {@link EnqueueOptions}. */
  isFair?: true;
  /**
   * All slots but one take who came first, and that one takes who came last if they are new in the lane. In a rush a
   * newcomer is served at once, and of the others nobody waits longer than the last one would in a single line.
   */
  welcomesNewcomers?: true;
  /** Every job has a key, and of one key only one job waits. */
  isKeyed?: true;
  /** Tries after the first one, and the pauses between them: each about twice the former, up to the longest. */
  retries: number;
  firstPauseSeconds?: number;
  longestPauseSeconds?: number;
  /** A job that runs longer counts as lost with its process. */
  expireInSeconds: number;
  /** A job that used up its tries is kept for an admin to look at. */
  keepsDead?: true | undefined;
  /** Data that must not stay: a finished job is removed at once. */
  isForgotten?: true;
};

/** CVs and matches at once: what the machine has cores for; a reader takes some hundred megabytes. */
const cores = Math.min(Math.max(availableParallelism(), 2), 8);
const hour = 3600;

/** Forty tries take about 30 hours: a quick one first, the last ones an hour apart. */
const overHours = { retries: 40, firstPauseSeconds: 5, longestPauseSeconds: hour, keepsDead: true } as const;
/** Work that finds what is due: the next run by the clock is its retry. */
const byTheClock = { atOnce: 1, retries: 0 } as const;

export const lanes: Readonly<Record<JobName, Lane>> = {
  "account-mail": { atOnce: 4, ...overHours, expireInSeconds: 60 },
  "notice-mail": { atOnce: 2, isFair: true, ...overHours, expireInSeconds: 60 },
  mail: { atOnce: 1, ...overHours, keepsDead: undefined, expireInSeconds: 60, isForgotten: true },
  // The session says how often its work was tried: the sweeper of the onboarding puts it back into the line.
  "read-cv": { atOnce: cores, isFair: true, welcomesNewcomers: true, isKeyed: true, retries: 0, expireInSeconds: 300 },
  "onboarding-step": { atOnce: cores, isFair: true, isKeyed: true, retries: 0, expireInSeconds: 300 },
  "remove-files": { atOnce: 2, ...overHours, expireInSeconds: 300 },
  "sweep-pictures": { atOnce: 1, ...overHours, expireInSeconds: 60 },
  "render-page": { atOnce: 1, isKeyed: true, retries: 3, firstPauseSeconds: 5, expireInSeconds: 60 },
  "sweep-template-versions": { ...byTheClock, expireInSeconds: 600 },
  maintenance: { ...byTheClock, expireInSeconds: 120 },
  "rewrite-old-entries": { ...byTheClock, expireInSeconds: 120 },
  "billing-due": { ...byTheClock, expireInSeconds: 300 },
  "billing-daily": { ...byTheClock, expireInSeconds: 3000 },
  "publish-due-posts": { ...byTheClock, expireInSeconds: 60 },
  "check-domains": { ...byTheClock, expireInSeconds: 540 },
  backup: { ...byTheClock, expireInSeconds: 12 * hour },
};

export const jobNames = Object.keys(lanes) as JobName[];
