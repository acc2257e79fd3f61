import type { Template } from "@vitrine/model";
import { Button } from "@vitrine/ui";
import { TemplatePicture } from "../../lib/templates/template-picture.tsx";
import { templateTags } from "./template-tags.ts";

type ShowcaseCardProps = { template: Template; onPreview: () => void; onUse: () => void };

/** A template on the wall: its picture, its name and tags, a look at it and the way to it. */
export function ShowcaseCard({ template, onPreview, onUse }: ShowcaseCardProps) {
  return (
    <article className="flex flex-col gap-3">
      <TemplatePicture
        slug={template.slug}
        name={template.name}
        src={template.preview_urls?.tablet ?? ""}
        pageWidth={768}
        shape="tall"
      />
      <div>
        <h3 className="text-h3">{template.name}</h3>
        <p className="text-caption text-muted">
          {[template.category, ...templateTags(template)]
            .filter((word, index, all) => all.indexOf(word) === index)
            .join(" · ")}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" className="max-md:min-h-11!" onClick={onPreview}>
          Preview<span className="sr-only">: {template.name}</span>
        </Button>
        <Button size="small" variant="primary" className="max-md:min-h-11!" onClick={onUse}>
          Use Template<span className="sr-only">: {template.name}</span>
        </Button>
      </div>
    </article>
  );
}
