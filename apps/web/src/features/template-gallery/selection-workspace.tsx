import type { Template, Website } from "@vitrine/model";
import { Button, Segments } from "@vitrine/ui";
import { ArrowLeft } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useMedia } from "../../lib/use-media.ts";
import { DemoCheckbox } from "./demo-checkbox.tsx";
import { GalleryPreview } from "./gallery-preview.tsx";
import { TemplatesPane } from "./templates-pane.tsx";
import { useGallery, type Gallery } from "./use-gallery.ts";
import { useGalleryKeys } from "./use-gallery-keys.ts";

type Pane = "templates" | "preview";

const choices = [
  { value: "templates", label: "Templates" },
  { value: "preview", label: "Live Preview" },
] as const;

type SelectionWorkspaceProps = {
  website: Website;
  groups: { category: string; templates: Template[] }[];
  wanted: string | undefined;
};

/** The catalogue beside the owner's own site in the template that is pointed at; below 1024 px one at a time. */
export function SelectionWorkspace({ website, groups, wanted }: SelectionWorkspaceProps) {
  const all = groups.flatMap((group) => group.templates);
  const gallery = useGallery(website, all, wanted);
  const [pane, setPane] = useState<Pane>("templates");
  const templates = useRef<HTMLElement>(null);
  const preview = useRef<HTMLElement>(null);
  const isPhone = useMedia("(max-width: 767.98px)");
  const isOneAtATime = useMedia("(max-width: 1023.98px)");
  useGalleryKeys(gallery);
  const nameOf = (wantedSlug: string) => all.find(({ slug }) => slug === wantedSlug)?.name ?? website.template.name;
  // What was pressed is hidden with its pane: the focus goes along.
  const turnTo = (next: Pane) => {
    flushSync(() => setPane(next));
    (next === "templates" ? templates : preview).current?.focus();
  };
  const select = (template: Template) => {
    gallery.select(template);
    if (isOneAtATime && gallery.kept) turnTo("preview");
  };
  const demoIn = (place: Pane) =>
    isPhone && pane === place ? <DemoCheckbox gallery={gallery} isShort={place === "preview"} /> : null;
  return (
    <main id="main" className="flex h-[calc(100dvh-var(--shell-top))] flex-col bg-surface">
      <header className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-1.5 md:px-6">
        <Button
          variant="quiet"
          iconOnly
          aria-label="Back to the builder"
          className="-ms-3"
          icon={<ArrowLeft size={20} strokeWidth={1.75} aria-hidden />}
          onClick={gallery.back}
        />
        <h1 className="me-auto text-h2">Choose Your Template</h1>
        <Segments
          label="View"
          items={choices}
          value={pane}
          onValueChange={setPane}
          className="max-md:w-full lg:hidden"
        />
        {isPhone ? null : <DemoCheckbox gallery={gallery} />}
      </header>
      <div className="flex min-h-0 flex-1">
        <TemplatesPane
          {...{ website, groups }}
          gallery={{ ...gallery, select }}
          demo={demoIn("templates")}
          ref={templates}
          className={`lg:max-w-[34rem] lg:border-e lg:border-line ${pane === "templates" ? "" : "max-lg:hidden"}`}
        />
        <GalleryPreview
          {...{ gallery, nameOf }}
          demo={demoIn("preview")}
          onChoose={isOneAtATime ? () => turnTo("templates") : null}
          ref={preview}
          className={pane === "preview" ? "" : "max-lg:hidden"}
        />
      </div>
      <WorkspaceFooter gallery={gallery} />
    </main>
  );
}

function WorkspaceFooter({ gallery }: { gallery: Gallery }) {
  return (
    <footer className="flex items-center justify-end gap-3 border-t border-line px-4 py-3 max-md:py-2 md:px-6 short:py-1.5">
      <p className="me-auto min-w-0 truncate text-caption text-muted max-sm:hidden">
        {gallery.selected ? `Selected: ${gallery.selected.name}` : "Select a template to apply it."}
      </p>
      <Button onClick={gallery.back} disabled={gallery.isApplying}>
        Cancel
      </Button>
      <Button
        variant="primary"
        className="max-sm:flex-1"
        disabled={!gallery.selected}
        busy={gallery.isApplying}
        busyLabel="Applying..."
        onClick={gallery.apply}
      >
        Apply Template
      </Button>
    </footer>
  );
}
