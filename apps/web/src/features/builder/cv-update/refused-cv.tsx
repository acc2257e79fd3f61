import type { Refusal } from "@vitrine/model";
import { Button, Notice } from "@vitrine/ui";

/** Says what a paper looks like that was given as a newer CV, and lets its owner say that it is one. */
export function RefusedCv({ refusal, onInsist }: { refusal: Refusal; onInsist: () => void }) {
  return (
    <Notice
      tone="warning"
      role="alert"
      title="Nothing was read."
      actions={refusal.mayInsist ? <Button onClick={onInsist}>It is my CV: read it</Button> : null}
    >
      {refusal.message}
    </Notice>
  );
}
