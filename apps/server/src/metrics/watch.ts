import type { Traffic } from "../http/traffic.ts";
import type { Mailer } from "../ports/mail/mail.ts";
import { jobNames } from "../ports/queue/jobs.ts";
import type { Queue } from "../ports/queue/queue.ts";
import type { Metrics } from "./metrics.ts";

/** Counts and times what a server answers, by the patterns of its routes: addresses name people and hold secrets. */
export function watchRequests(traffic: Traffic, { requests }: Metrics): void {
  traffic.onAnswered((request, reply) => {
    const route = request.routeOptions.url ?? "none";
    requests.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
}

/** A queue whose jobs are counted and timed. */
export function watchedQueue(queue: Queue, { jobs, deadJobs }: Metrics): Queue {
  // A counter that appears with its first count has not grown, and no alert hears of it.
  for (const lane of jobNames) deadJobs.inc({ lane }, 0);
  queue.onFailure(({ lane, isDead }) => {
    if (isDead) deadJobs.inc({ lane });
  });
  return {
    ...queue,
    work: (name, handler) =>
      queue.work(name, async (...job) => {
        const end = jobs.startTimer({ lane: name });
        try {
          await handler(...job);
          end({ outcome: "done" });
        } catch (error) {
          end({ outcome: "failed" });
          throw error;
        }
      }),
  };
}

/** A mailer whose mails are counted. */
export function watchedMailer(mailer: Mailer, { mails }: Metrics): Mailer {
  for (const outcome of ["sent", "refused"]) mails.inc({ outcome }, 0);
  return {
    ...mailer,
    async send(mail) {
      try {
        await mailer.send(mail);
        mails.inc({ outcome: "sent" });
      } catch (error) {
        mails.inc({ outcome: "refused" });
        throw error;
      }
    },
  };
}
