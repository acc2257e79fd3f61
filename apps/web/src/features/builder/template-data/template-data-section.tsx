import { templateDataFormOf, type Website } from "@vitrine/model";
import { Button, ErrorState, Skeleton } from "@vitrine/ui";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { BuilderSectionId } from "../shell/builder-rules.ts";
import { CustomizationSummary } from "./customization-summary.tsx";
import { TemplateDataForm } from "./template-data-form.tsx";
import { useTemplateData, type TemplateDataEditor } from "./use-template-data.ts";

type TemplateDataSectionProps = {
  website: Website;
  onSection: (section: BuilderSectionId) => void;
  /** Opens the choice of another template. */
  selector: ReactNode;
};

/** What the current template can show beyond the portfolio: the form of its category, or a summary. */
export function TemplateDataSection({ website, onSection, selector }: TemplateDataSectionProps) {
  const editor = useTemplateData(website);
  const form = templateDataFormOf(editor.category);
  const hasTemplate = website.template.id !== null;
  return (
    <section aria-labelledby="section-template-data" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id="section-template-data" className="text-h2">
            {hasTemplate && form ? form.title : "Template Data"}
          </h2>
          <p className="mt-1 text-caption text-muted">
            {form
              ? `What ${website.template.category} templates show beyond your portfolio.`
              : "What your template shows."}
          </p>
        </div>
        {hasTemplate ? selector : null}
      </div>
      {hasTemplate ? (
        <Editor form={form} website={website} editor={editor} onSection={onSection} />
      ) : (
        <div className="flex flex-col items-start gap-4 rounded-m border-s-[3px] border-warn bg-warn-tint px-4 py-4">
          <p className="flex items-center gap-2 text-label">
            <TriangleAlert size={18} strokeWidth={1.75} aria-hidden className="text-warn" />
            Select a Template First
          </p>
          <Button onClick={() => onSection("template")}>Choose Template</Button>
        </div>
      )}
    </section>
  );
}

type EditorProps = Pick<TemplateDataSectionProps, "website" | "onSection"> & {
  editor: TemplateDataEditor;
  form: ReturnType<typeof templateDataFormOf>;
};

function Editor({ form, website, editor, onSection }: EditorProps) {
  if (!form) return <CustomizationSummary website={website} onSection={onSection} />;
  if (editor.status === "loading")
    return (
      <div role="status" aria-label="Loading template data">
        <Skeleton className="h-96" />
      </div>
    );
  if (editor.status === "failed") return <ErrorState title="Failed to load template data" onRetry={editor.retry} />;
  return (
    <>
      {editor.theirs ? (
        <div role="alert" className="flex flex-col gap-3 rounded-m border-s-[3px] border-warn bg-warn-tint px-4 py-3">
          <p className="text-label">This form was changed in another tab.</p>
          <p className="text-caption">What you typed is still below and replaces the other version when you save.</p>
          <Button size="small" className="self-start" onClick={editor.takeTheirs}>
            Use the other version
          </Button>
        </div>
      ) : null}
      <TemplateDataForm key={editor.category} form={form} editor={editor} />
    </>
  );
}
