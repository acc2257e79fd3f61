import type { Website } from "@vitrine/model";
import { Button, Segments } from "@vitrine/ui";
import { ExternalLink } from "lucide-react";
import { TopBarSlot } from "../../../lib/page-header.tsx";
import { PublishButton } from "../publish/publish-button.tsx";
import { TrayButton } from "../tray/tray-button.tsx";
import { VersionsButton } from "../versions/versions-button.tsx";
import type { Undo } from "../work/use-undo.ts";
import type { BuilderWork } from "../work/work-context.ts";
import { ExportMenu } from "./export-menu.tsx";
import { KeepCaption } from "./keep-caption.tsx";
import { SiteLifeLinks } from "./site-life-links.tsx";
import { UndoButtons } from "./undo-buttons.tsx";
import type { SaveAll } from "./use-save-all.ts";
import { VisibilityMenu } from "./visibility-menu.tsx";

export type BuilderMode = "edit" | "preview";

type BuilderHeaderProps = {
  work: BuilderWork;
  undo: Undo;
  website: Website;
  isDirty: boolean;
  saving: Pick<SaveAll, "state" | "save">;
  mode: BuilderMode;
  onMode: (mode: BuilderMode) => void;
  isWide: boolean;
};

const modes = [
  { value: "edit", label: "Edit Mode" },
  { value: "preview", label: "Preview Mode" },
] as const;

/** Visibility, mode, preview, save and publish beside the name in the shell's top bar; below 1024 px all but the last two get a row of their own. */
export function BuilderHeader(props: BuilderHeaderProps) {
  const { work, undo, website, isDirty, saving, mode, onMode, isWide } = props;
  const label = saving.state === "saved" && !isDirty ? "Saved" : "Save Changes";
  const visibility = <VisibilityMenu store={work.store} website={website} />;
  const tools = (
    <div className="flex items-center">
      <TrayButton websiteId={website.id} />
      <UndoButtons undo={undo} />
      <VersionsButton work={work} />
      <ExportMenu websiteId={website.id} isDirty={isDirty} />
      <SiteLifeLinks websiteId={website.id} />
    </div>
  );
  return (
    <>
      <TopBarSlot>
        <h1 className="sr-only">{website.name}</h1>
        {isWide ? (
          <>
            {visibility}
            <KeepCaption work={work} className="max-2xl:[&>:not(svg)]:sr-only" />
            <div className="ms-auto">{tools}</div>
            <Segments label="Mode" items={modes} value={mode} onValueChange={onMode} />
            <PreviewLink websiteId={website.id} />
          </>
        ) : null}
        <Button
          variant="primary"
          size="small"
          className="max-lg:min-h-11"
          busy={saving.state === "saving"}
          busyLabel="Saving..."
          onClick={() => void saving.save()}
        >
          {label}
        </Button>
        <PublishButton work={work} website={website} isDirty={isDirty} saving={saving} />
      </TopBarSlot>
      {isWide ? null : (
        <div className="flex items-center gap-1 border-b border-line bg-surface px-2 py-1">
          {visibility}
          <KeepCaption work={work} className="me-auto max-sm:[&>:not(svg)]:sr-only" />
          {tools}
          <PreviewLink websiteId={website.id} />
        </div>
      )}
    </>
  );
}

function PreviewLink({ websiteId }: { websiteId: number }) {
  return (
    <a
      href={`/cv/${websiteId}/preview?from=builder`}
      target="_blank"
      rel="noreferrer"
      title="Preview"
      className="inline-flex min-h-11 items-center gap-1.5 rounded-m px-2 text-label whitespace-nowrap hover:underline lg:min-h-9"
    >
      <ExternalLink size={16} strokeWidth={1.75} aria-hidden />
      <span className="max-sm:sr-only lg:max-2xl:sr-only">Preview</span>
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
