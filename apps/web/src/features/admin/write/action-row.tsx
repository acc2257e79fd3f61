import { Notice } from "@vitrine/ui";
import type { ReactNode } from "react";
import { AskDialog, type Question } from "./ask-dialog.tsx";

type ActionRowProps = {
  /** Why the last write was refused. */
  failure?: string | null;
  /** What is asked before one of the actions is done. */
  question: Question | null;
  onAsked: () => void;
  note?: string | undefined;
  children: ReactNode;
};

/** The buttons for what can be done about a row, with the refusal of the last one and the question before the next. */
export function ActionRow({ failure = null, question, onAsked, note, children }: ActionRowProps) {
  return (
    <div className="mt-4">
      {failure ? (
        <Notice tone="danger" role="alert" className="mb-3">
          {failure}
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-2">{children}</div>
      {note ? <p className="mt-2 text-caption text-muted">{note}</p> : null}
      {question ? <AskDialog question={question} onClose={onAsked} /> : null}
    </div>
  );
}
