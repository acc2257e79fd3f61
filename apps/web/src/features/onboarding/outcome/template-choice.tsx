import { useQuery } from "@tanstack/react-query";
import { Button, Dialog, Skeleton } from "@vitrine/ui";
import { templatesQuery } from "../../../lib/queries/templates.ts";
import { TemplatePicture } from "../../../lib/templates/template-picture.tsx";

export type TemplateOption = { slug: string; name: string; score: number | null; isPremium: boolean };

type TemplateChoiceProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  chosen: string;
  onChoose: (option: TemplateOption) => void;
};

/** The whole catalogue to choose from. */
export function TemplateChoice({ open, onOpenChange, chosen, onChoose }: TemplateChoiceProps) {
  const { data: groups, isError, refetch } = useQuery({ ...templatesQuery, enabled: open });
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Browse All Templates" size="xl">
      {isError ? (
        <div role="alert" className="flex items-center gap-4">
          <p>Failed to load templates</p>
          <Button size="small" onClick={() => void refetch()}>
            Try Again
          </Button>
        </div>
      ) : null}
      {!groups && !isError ? <Skeleton className="h-64" /> : null}
      {groups?.map(({ category, templates }) => (
        <section key={category} className="mb-8">
          <h3 className="mb-3 text-label">{category}</h3>
          <ul className="grid grid-cols-2 gap-5 md:grid-cols-3">
            {templates.map(({ slug, name, preview_url, is_premium }) => (
              <li key={slug}>
                <button
                  type="button"
                  aria-pressed={slug === chosen}
                  onClick={() => {
                    onChoose({ slug, name, score: null, isPremium: is_premium });
                    onOpenChange(false);
                  }}
                  className="block w-full border-s-2 border-transparent ps-2 text-start aria-pressed:border-brand"
                >
                  <TemplatePicture name={name} src={preview_url ?? ""} scrollsOnHover={false} />
                  <span className="mt-2 block text-app">
                    {name}
                    {is_premium ? <span className="text-caption text-muted"> · Premium</span> : null}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
