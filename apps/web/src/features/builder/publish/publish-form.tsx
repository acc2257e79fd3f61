import type { Website, WebsiteStatus } from "@vitrine/model";
import type { SampleLeft, SamplePlace } from "@vitrine/templates/sample-words";
import { Button, Notice } from "@vitrine/ui";
import { useState } from "react";
import { SampleList } from "../sample/sample-list.tsx";
import { AddressField, FormerAddresses } from "./address-field.tsx";
import { AudienceChoice } from "./audience-choice.tsx";
import { LinkPreviews } from "./link-previews.tsx";
import type { Publish } from "./use-publish.ts";
import { useSuggestedAddresses } from "./use-suggested-addresses.ts";

type PublishFormProps = {
  website: Website;
  isDirty: boolean;
  /** What is still a sample person's; nobody else sees the site while there is something. */
  sampleLeft: readonly SampleLeft[];
  onPlace: (place: SamplePlace) => void;
  publishing: Publish;
  onDone: () => void;
};

/** Where a site will lie, who may see it and how its link will look; then the moment itself. */
export function PublishForm({ website, isDirty, sampleLeft, onPlace, publishing, onDone }: PublishFormProps) {
  const { addresses, isSettled } = useSuggestedAddresses(website);
  const [typed, setTyped] = useState<string | null>(website.subdomain);
  // What nobody typed is free: the best of what the server found so.
  const subdomain = typed ?? addresses?.[0] ?? "";
  const isLooking = typed === null && !isSettled;
  const [status, setStatus] = useState<WebsiteStatus>(website.status === "draft" ? "published" : website.status);
  const isTakenDown = website.taken_down_at !== null;
  const address = `${window.location.host}/p/${subdomain || "…"}`;
  const isOut = website.status !== "draft";
  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void publishing.publish({ status, subdomain }).then((isDone) => (isDone ? onDone() : undefined));
      }}
    >
      {sampleLeft.length > 0 ? <SampleList left={sampleLeft} onPlace={onPlace} /> : null}
      <AddressField
        website={website}
        value={subdomain}
        suggested={addresses}
        isLooking={isLooking}
        onChange={setTyped}
      />
      <FormerAddresses website={website} />
      <AudienceChoice value={status} onChange={setStatus} />
      <LinkPreviews website={website} address={address} isListed={status === "published"} />
      {isDirty ? <p className="text-caption text-muted">Changes that are not saved yet are saved first.</p> : null}
      {publishing.problem ? (
        <Notice tone="danger" role="alert">
          {publishing.problem}
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="primary"
          busy={publishing.isBusy}
          busyLabel="Publishing…"
          disabled={isTakenDown || sampleLeft.length > 0}
        >
          {wordFor(status, isOut)}
        </Button>
      </div>
    </form>
  );
}

function wordFor(status: WebsiteStatus, isOut: boolean): string {
  if (isOut) return "Save address and visibility";
  return status === "published" ? "Publish now" : "Show to people with an account";
}
