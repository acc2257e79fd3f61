import type { Website } from "@vitrine/model";
import { Button, Segments } from "@vitrine/ui";
import { ExternalLink } from "lucide-react";
import { TopBarSlot } from "../../../lib/page-header.tsx";
import type { DraftStore } from "../draft/draft-store.ts";
import type { SaveState } from "./use-save.ts";
import { VisibilityMenu } from "./visibility-menu.tsx";

export type BuilderMode = "edit" | "preview";

type BuilderHeaderProps = {
  store: DraftStore;
  website: Website;
  isDirty: boolean;
  saveState: SaveState;
  onSave: () => void;
  mode: BuilderMode;
  onMode: (mode: BuilderMode) => void;
};

const modes = [
  { value: "edit", label: "Edit Mode" },
  { value: "preview", label: "Preview Mode" },
] as const;

/** Name, visibility, mode, preview and save, in the shell's top bar. */
export function BuilderHeader({ store, website, isDirty, saveState, onSave, mode, onMode }: BuilderHeaderProps) {
  const label = saveState === "saving" ? "Saving..." : isDirty || saveState === "idle" ? "Save Changes" : "Saved";
  return (
    <TopBarSlot>
      <div className="flex min-w-0 flex-1 items-center gap-2">
        <h1 className="min-w-0 truncate font-text text-h3">{website.name}</h1>
        <VisibilityMenu store={store} website={website} />
        <div className="ms-auto flex items-center gap-2">
          <Segments label="Mode" items={modes} value={mode} onValueChange={onMode} className="max-lg:hidden" />
          <a
            href={`/cv/${website.id}/preview?from=builder`}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center gap-1.5 rounded-m px-2 text-label hover:underline md:min-h-9"
          >
            <ExternalLink size={16} strokeWidth={1.75} aria-hidden />
            <span className="max-sm:sr-only">Preview</span>
          </a>
          <Button variant="primary" size="small" busy={saveState === "saving"} busyLabel="Saving..." onClick={onSave}>
            {label}
          </Button>
        </div>
      </div>
    </TopBarSlot>
  );
}
