import type { Website } from "@vitrine/model";
import type { SampleLeft } from "@vitrine/templates/sample-words";
import { Button, Segments, Tooltip } from "@vitrine/ui";
import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { TopBarSlot } from "../../../lib/page-header.tsx";
import { PublishButton } from "../publish/publish-button.tsx";
import { TrayButton } from "../tray/tray-button.tsx";
import type { Undo } from "../work/use-undo.ts";
import type { BuilderWork } from "../work/work-context.ts";
import type { BuilderSectionId } from "./builder-rules.ts";
import { ExportMenu } from "./export-menu.tsx";
import { HeaderDialogs, type HeaderDialog } from "./header-dialogs.tsx";
import { KeepCaption } from "./keep-caption.tsx";
import { MoreMenu } from "./more-menu.tsx";
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
  sampleLeft: readonly SampleLeft[];
  onSection: (section: BuilderSectionId) => void;
};

const modes = [
  { value: "edit", label: "Edit Mode" },
  { value: "preview", label: "Preview Mode" },
] as const;

/**
 * The builder's bar, from what the site is to what is done with it: state, taking back, files and the rest in words,
 * the preview, saving and publishing. Below 1024 px all but the last two get a row of their own.
 */
export function BuilderHeader(props: BuilderHeaderProps) {
  const { work, undo, website, isDirty, saving, mode, onMode, isWide } = props;
  const [opened, setOpened] = useState<HeaderDialog | null>(null);
  const label = saving.state === "saved" && !isDirty ? "Saved" : "Save Changes";
  const visibility = <VisibilityMenu store={work.store} website={website} />;
  const tools = (
    <div className="flex items-center">
      <TrayButton websiteId={website.id} isOpen={opened === "tray"} onOpen={() => setOpened("tray")} />
      <UndoButtons undo={undo} />
      <ExportMenu websiteId={website.id} isDirty={isDirty} onOpen={setOpened} />
      <MoreMenu websiteId={website.id} onOpen={setOpened} />
    </div>
  );
  return (
    <>
      <TopBarSlot>
        <h1 className="sr-only">{website.name}</h1>
        {isWide ? (
          <>
            {visibility}
            <KeepCaption work={work} className="max-[112rem]:[&>:not(svg)]:sr-only" />
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
        <PublishButton
          work={work}
          website={website}
          isDirty={isDirty}
          saving={saving}
          sampleLeft={props.sampleLeft}
          onSection={props.onSection}
        />
      </TopBarSlot>
      {isWide ? null : (
        <div
          data-bar="tools"
          className="flex flex-wrap items-center gap-1 border-b border-line bg-surface px-2 py-1 max-sm:gap-0 max-sm:px-1"
        >
          {visibility}
          {/* On a phone its icon lies between two that leave room around theirs: it would begin a second row. */}
          <KeepCaption
            work={work}
            className="me-auto max-sm:pointer-events-none max-sm:w-0 max-[23rem]:-ms-1 max-sm:[&>:not(svg)]:sr-only max-sm:[&>svg]:shrink-0"
          />
          {tools}
          <PreviewLink websiteId={website.id} />
        </div>
      )}
      <HeaderDialogs work={work} websiteId={website.id} opened={opened} onClose={() => setOpened(null)} />
    </>
  );
}

function PreviewLink({ websiteId }: { websiteId: number }) {
  return (
    <Tooltip text="The whole site in a new tab">
      <a
        href={`/cv/${websiteId}/preview?from=builder`}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center gap-1.5 rounded-m px-2 max-sm:px-2.5 text-label whitespace-nowrap hover:underline lg:min-h-9"
      >
        <ExternalLink size={16} strokeWidth={1.75} aria-hidden />
        <span className="max-sm:sr-only lg:max-[112rem]:sr-only">Preview</span>
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    </Tooltip>
  );
}
