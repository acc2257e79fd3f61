import type { Website } from "@vitrine/model";
import { Button, ConfirmDialog, Notice } from "@vitrine/ui";
import { useEffect, useRef, useState } from "react";
import { ShareKit } from "./share-kit.tsx";
import type { Publish } from "./use-publish.ts";

type PublishedViewProps = {
  website: Website;
  url: string;
  isDirty: boolean;
  /** True right after it was published. */
  isFresh: boolean;
  isSaving: boolean;
  onSave: () => void;
  publishing: Publish;
};

/** A site that is public: what is not yet, how to bring people there, and the way back. */
export function PublishedView(props: PublishedViewProps) {
  const { website, url, isDirty, isFresh, isSaving, onSave, publishing } = props;
  const [isAsking, setAsking] = useState(false);
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isFresh) return;
    news.current?.focus();
    news.current?.scrollIntoView({ block: "nearest" });
  }, [isFresh]);
  return (
    <div className="flex flex-col gap-6">
      {isFresh ? (
        <div ref={news} tabIndex={-1} className="scroll-m-4 outline-none">
          <Notice tone="success" role="status" title="Your site is public">
            Everybody who has its address can see it now.
          </Notice>
        </div>
      ) : null}
      {isDirty ? (
        <Notice
          tone="warning"
          title="Changes that are not public yet"
          actions={
            <Button size="small" busy={isSaving} busyLabel="Saving..." onClick={onSave}>
              Save and make public
            </Button>
          }
        >
          Visitors see the site as you last saved it.
        </Notice>
      ) : null}
      <ShareKit website={website} url={url} />
      <div className="border-t border-line pt-4">
        <Button variant="quiet" size="small" className="-ms-3 max-md:min-h-11" onClick={() => setAsking(true)}>
          Unpublish…
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Take this site back to draft?"
        message="Its address answers nobody but you from then on, and stays yours. Private links go on working. You can publish it again at any time."
        confirmLabel="Unpublish"
        busyLabel="Unpublishing…"
        destructive
        busy={publishing.isBusy}
        onConfirm={() => void publishing.unpublish().then(() => setAsking(false))}
      />
    </div>
  );
}
