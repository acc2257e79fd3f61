import { Segments } from "@vitrine/ui";
import type { BuilderMode } from "./builder-header.tsx";
import type { BuilderSectionId } from "./builder-rules.ts";

const tabs = [
  { value: "edit", label: "Edit" },
  { value: "preview", label: "Preview" },
  { value: "design", label: "Design" },
] as const;

type PhoneBarProps = {
  isPreview: boolean;
  section: BuilderSectionId;
  onMode: (mode: BuilderMode) => void;
  onSection: (section: BuilderSectionId) => void;
};

const designSections: ReadonlySet<BuilderSectionId> = new Set(["template", "design", "template-data"]);

/** The builder's bottom bar where there is no room for panes side by side: words, the site, its look. */
export function PhoneBar({ isPreview, section, onMode, onSection }: PhoneBarProps) {
  const isDesign = designSections.has(section);
  const choose = (tab: (typeof tabs)[number]["value"]) => {
    onMode(tab === "preview" ? "preview" : "edit");
    if (tab === "design" && !isDesign) onSection("template");
    if (tab === "edit" && isDesign) onSection("personal");
  };
  return (
    <div
      data-bar="bottom"
      className="fixed inset-x-0 bottom-0 z-30 flex justify-center border-t border-line bg-surface px-4 py-2"
    >
      <Segments
        label="View"
        items={tabs}
        value={isPreview ? "preview" : isDesign ? "design" : "edit"}
        onValueChange={choose}
        className="w-full max-w-[28rem]"
      />
    </div>
  );
}
