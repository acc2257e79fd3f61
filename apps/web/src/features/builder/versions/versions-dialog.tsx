import { useQuery } from "@tanstack/react-query";
import { versionLimits, type WebsiteVersion } from "@vitrine/model";
import { Button, Dialog, EmptyState, ErrorState, Field, Skeleton, TextInput, toast } from "@vitrine/ui";
import { useMemo, useState } from "react";
import { sayFailure } from "../../../lib/say-failure.ts";
import { SiteMiniature } from "../../../lib/site-frame/site-miniature.tsx";
import { useWorkPart, type BuilderWork } from "../work/work-context.ts";
import { nameVersion, restoreVersion, versionPreviewQuery, versionsQuery } from "./use-versions.ts";
import { VersionRow } from "./version-row.tsx";

/** Earlier versions of the website: when, why, what changed, how it looked, and the way back. */
export function VersionsDialog({ work, onClose }: { work: BuilderWork; onClose: () => void }) {
  const id = useWorkPart(work.store, ({ draft }) => draft.base.id);
  const versions = useQuery(versionsQuery(id));
  const [chosen, setChosen] = useState<WebsiteVersion | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function restore(version: WebsiteVersion): Promise<void> {
    setBusy(true);
    try {
      const kept = await restoreVersion(work, version.id);
      onClose();
      toast.success("Version restored", {
        action: { label: "Undo", onAction: () => void bringBack(work, kept) },
      });
    } catch (error) {
      sayFailure(error, "Failed to restore the version. Please try again.");
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="xl"
      busy={isBusy}
      title="Versions"
      description="Restoring keeps what is there now as a version, so you can always come back. Address, visibility and picture stay as they are."
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button
            variant="primary"
            disabled={!chosen}
            busy={isBusy}
            busyLabel="Restoring..."
            onClick={() => (chosen ? void restore(chosen) : undefined)}
          >
            Restore this version
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <NameVersion websiteId={id} />
        {versions.isPending ? <Skeleton className="h-64" /> : null}
        {versions.isError ? (
          <ErrorState title="Failed to load the versions" onRetry={() => void versions.refetch()} />
        ) : null}
        {versions.data?.length === 0 ? (
          <EmptyState
            title="No earlier versions yet"
            text="One is kept by itself when you edit after a while, change the template or publish."
          />
        ) : null}
        {versions.data && versions.data.length > 0 ? (
          <div className="grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,1fr)_20rem]">
            <ol aria-label="Versions" className="flex flex-col self-start border-y border-line max-md:order-last">
              {versions.data.map((version, index) => (
                <VersionRow
                  key={version.id}
                  version={version}
                  isOldest={index === versions.data.length - 1}
                  isChosen={version.id === chosen?.id}
                  onChoose={() => setChosen(version)}
                />
              ))}
            </ol>
            <VersionPicture websiteId={id} version={chosen} />
          </div>
        ) : null}
        <p className="text-caption text-muted">
          The newest {versionLimits.automatic} automatic and {versionLimits.named} named versions are kept.
        </p>
      </div>
    </Dialog>
  );
}

async function bringBack(work: BuilderWork, kept: WebsiteVersion): Promise<void> {
  try {
    await restoreVersion(work, kept.id);
    toast.success("Back as it was");
  } catch (error) {
    sayFailure(error, "Failed to restore the version. Please try again.");
  }
}

function VersionPicture({ websiteId, version }: { websiteId: number; version: WebsiteVersion | null }) {
  const preview = useQuery({ ...versionPreviewQuery(websiteId, version?.id ?? 0), enabled: version !== null });
  const site = useMemo(() => preview.data ?? null, [preview.data]);
  return (
    <div className="md:sticky md:top-0 md:self-start">
      {site ? (
        <SiteMiniature
          scrollsOnHover
          website={site}
          label="How this version looks"
          pageWidth={1024}
          className="aspect-[16/10] md:aspect-[4/5]"
        />
      ) : (
        <div className="grid aspect-[4/5] place-items-center bg-sunken p-6 text-center text-caption text-muted max-md:hidden">
          {version ? "Loading…" : "Choose a version to look at it."}
        </div>
      )}
    </div>
  );
}

function NameVersion({ websiteId }: { websiteId: number }) {
  const [name, setName] = useState("");
  const [isBusy, setBusy] = useState(false);
  async function keep(): Promise<void> {
    if (name.trim() === "" || isBusy) return;
    setBusy(true);
    try {
      await nameVersion(websiteId, name);
      setName("");
      toast.success("Version saved");
    } catch (error) {
      sayFailure(error, "Failed to save the version. Please try again.");
    } finally {
      setBusy(false);
    }
  }
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <Field label="Name of this version" className="min-w-0 flex-1 basis-64" help="Keeps what is saved now.">
        <TextInput maxLength={120} value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        busy={isBusy}
        busyLabel="Saving..."
        disabled={name.trim() === ""}
        className="mb-6"
      >
        Save version
      </Button>
    </form>
  );
}
