import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** From a page in memory to a CV that takes a minute. */
const requestSeconds = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const jobSeconds = [0.01, 0.05, 0.25, 1, 2.5, 5, 10, 30, 60, 300];

/** What a process tells of itself; every name begins with `vitrine_`, and no label holds anything of a person. */
export type Metrics = ReturnType<typeof createMetrics>;

/** Every figure that `/metrics` shows, with its unit in its name. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const gauge = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Gauge({ name: `vitrine_${name}`, help, labelNames, registers });
  return {
    registry,
    requests: new Histogram({
      name: "vitrine_http_request_duration_seconds",
      help: "Answered requests by the pattern of their route, and how long they took",
      labelNames: ["method", "route", "status"],
      buckets: requestSeconds,
      registers,
    }),
    requestsUnderWay: gauge("http_requests_under_way", "Requests that have no answer yet"),
    readyAnswers: gauge("http_ready_answers", "Requests for public pages that memory answered, since the start"),
    jobs: new Histogram({
      name: "vitrine_job_duration_seconds",
      help: "Jobs that ran by lane, and how long they took; mails and readings of CVs are among them",
      labelNames: ["lane", "outcome"],
      buckets: jobSeconds,
      registers,
    }),
    deadJobs: new Counter({
      name: "vitrine_jobs_died_total",
      help: "Jobs that used up their tries",
      labelNames: ["lane"],
      registers,
    }),
    mails: new Counter({
      name: "vitrine_mails_total",
      help: "Mails that the mail server took or did not take",
      labelNames: ["outcome"],
      registers,
    }),
    lanes: gauge("jobs", "Jobs in line by lane and state", "lane", "state"),
    oldestJob: gauge("job_oldest_waiting_seconds", "How long the first job in line waits that could run", "lane"),
    pool: gauge("database_connections", "Connections of this process to the database by state", "state"),
    replicaReads: gauge("database_replica_reads", "Questions by the database that answered, since the start", "by"),
    replicaBehind: gauge("database_replica_behind_seconds", "How old what the replica shows may be"),
    databaseAway: gauge("database_away", "1 while the database is known to be away"),
    accounts: gauge("accounts", "Accounts"),
    signUps: gauge("accounts_made_last_day", "Accounts made in the last 24 hours"),
    sites: gauge("sites", "Websites by status", "status"),
    renderings: gauge("renderings", "Public pages that are kept in the database"),
    unreadFigures: new Counter({
      name: "vitrine_figures_unread_total",
      help: "Times that figures of the database could not be read",
      registers,
    }),
  };
}
