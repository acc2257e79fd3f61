import type { DeadJob } from "@vitrine/model";
import { Button, EmptyState, Notice } from "@vitrine/ui";
import { useId, useState } from "react";
import { adminApi } from "../../../lib/admin-api.ts";
import { momentOf } from "../parts/words.ts";
import { AskDialog, type Question } from "../write/ask-dialog.tsx";
import { useWrite } from "../write/use-write.ts";
import { kindName, laneName } from "./job-words.ts";

/** The jobs that used up their tries, each to be tried again or dropped. */
export function DeadJobs({ jobs }: { jobs: readonly DeadJob[] }) {
  const id = useId();
  const [question, setQuestion] = useState<Question | null>(null);
  const { write, isBusy, failure } = useWrite();
  const drop = ({ id: jobId, kind }: DeadJob): Question => ({
    title: `Drop “${kindName(kind)}”?`,
    text: "What the job was to do will not be done.",
    confirmLabel: "Drop job",
    action: () => adminApi.adminJobs.dropJob({ params: { jobId } }),
  });
  return (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="text-h2">
        Failed for good
      </h2>
      {failure ? (
        <Notice tone="danger" role="alert" className="mt-3">
          {failure}
        </Notice>
      ) : null}
      {jobs.length === 0 ? (
        <EmptyState title="No failed jobs" text="Jobs that used up all their tries appear here." />
      ) : (
        <ul aria-labelledby={id} className="mt-4 divide-y divide-line border-y border-line">
          {jobs.map((job) => (
            <li key={job.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
              <div className="min-w-0">
                <p className="text-label">{kindName(job.kind)}</p>
                <p className="mt-0.5 text-caption text-muted">
                  {laneName(job.lane)} · {job.attempts} {job.attempts === 1 ? "try" : "tries"}, from{" "}
                  {momentOf(job.created_at)} to {momentOf(job.died_at)}
                </p>
                <p className="mt-0.5 text-caption text-danger">{job.reason}</p>
              </div>
              <div className="flex gap-2">
                <Button
                  aria-label={`Try again: ${kindName(job.kind)}`}
                  busy={isBusy}
                  onClick={() => write(() => adminApi.adminJobs.retryJob({ params: { jobId: job.id } }))}
                >
                  Try again
                </Button>
                <Button
                  variant="danger"
                  aria-label={`Drop: ${kindName(job.kind)}`}
                  onClick={() => setQuestion(drop(job))}
                >
                  Drop
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {question ? <AskDialog question={question} onClose={() => setQuestion(null)} /> : null}
    </section>
  );
}
