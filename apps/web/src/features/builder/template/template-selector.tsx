import type { Website } from "@vitrine/model";
import { Button } from "@vitrine/ui";
import { LayoutTemplate } from "lucide-react";
import { useState } from "react";
import { TemplateSelectorDialog } from "./template-selector-dialog.tsx";
import type { TemplateChoice } from "./use-template-choice.ts";

/** Opens the choice of another template over any section of the builder. */
export function TemplateSelector({ website, choice }: { website: Website; choice: TemplateChoice }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<LayoutTemplate size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {website.template.id === null ? "Choose Template" : `Change Template · ${website.template.name}`}
      </Button>
      {isOpen ? <TemplateSelectorDialog website={website} choice={choice} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
