import type { CaseStudyBlock, ShownPicture } from "@vitrine/model";
import { Button, Checkbox, Field, TextArea, TextInput } from "@vitrine/ui";
import { Plus, X } from "lucide-react";

type Problems = Readonly<Record<string, { message?: string } | undefined>>;

type BlockFieldsProps = {
  block: CaseStudyBlock;
  onChange: (block: CaseStudyBlock) => void;
  /** The project's pictures that a page can show. */
  pictures: readonly ShownPicture[];
  problems: Problems;
};

/** The fields of one part of a project's page. */
export function BlockFields({ block, onChange, pictures, problems }: BlockFieldsProps) {
  const wrong = (key: string) => problems[key]?.message;
  switch (block.type) {
    case "heading":
      return (
        <Field label="Heading" error={wrong("text")}>
          <TextInput value={block.text} onChange={({ target }) => onChange({ ...block, text: target.value })} />
        </Field>
      );
    case "text":
    case "code":
      return (
        <Field label={block.type === "text" ? "Text" : "Code"} error={wrong("text")}>
          <TextArea rows={5} value={block.text} onChange={({ target }) => onChange({ ...block, text: target.value })} />
        </Field>
      );
    case "quote":
      return (
        <>
          <Field label="Quote" error={wrong("text")}>
            <TextArea
              rows={3}
              value={block.text}
              onChange={({ target }) => onChange({ ...block, text: target.value })}
            />
          </Field>
          <Field label="Who said it" optional error={wrong("by")}>
            <TextInput value={block.by} onChange={({ target }) => onChange({ ...block, by: target.value })} />
          </Field>
        </>
      );
    case "list":
      return (
        <Field label="List" help="One line for each." error={wrong("items")}>
          <TextArea
            rows={4}
            value={block.items.join("\n")}
            onChange={({ target }) =>
              onChange({ ...block, items: target.value === "" ? [] : target.value.split("\n") })
            }
          />
        </Field>
      );
    case "link":
      return (
        <>
          <Field label="Address" error={wrong("url")}>
            <TextInput
              type="url"
              inputMode="url"
              placeholder="https://"
              value={block.url}
              onChange={({ target }) => onChange({ ...block, url: target.value })}
            />
          </Field>
          <Field label="Label" optional error={wrong("label")}>
            <TextInput value={block.label} onChange={({ target }) => onChange({ ...block, label: target.value })} />
          </Field>
        </>
      );
    case "figures":
      return <FigureRows block={block} onChange={onChange} problem={wrong("items")} />;
    case "pictures":
      return <PictureChoice block={block} onChange={onChange} pictures={pictures} problem={wrong("media_ids")} />;
  }
}

type OfType<Type extends CaseStudyBlock["type"]> = Extract<CaseStudyBlock, { type: Type }>;
type PartProps<Type extends CaseStudyBlock["type"]> = {
  block: OfType<Type>;
  onChange: (block: CaseStudyBlock) => void;
  problem: string | undefined;
};

function FigureRows({ block, onChange, problem }: PartProps<"figures">) {
  const set = (items: OfType<"figures">["items"]) => onChange({ ...block, items });
  const put = (index: number, part: Partial<(typeof block.items)[number]>) =>
    set(block.items.map((item, at) => (at === index ? { ...item, ...part } : item)));
  return (
    <div className="flex flex-col gap-3">
      {block.items.map((item, index) => (
        <div key={index} className="grid grid-cols-[1fr_2fr_auto] items-end gap-3">
          <Field label={`Figure ${index + 1}`}>
            <TextInput value={item.value} onChange={({ target }) => put(index, { value: target.value })} />
          </Field>
          <Field label={`What figure ${index + 1} counts`} optional>
            <TextInput value={item.label} onChange={({ target }) => put(index, { label: target.value })} />
          </Field>
          <Button
            variant="quiet"
            size="small"
            iconOnly
            aria-label={`Remove figure ${index + 1}`}
            icon={<X size={16} aria-hidden="true" />}
            disabled={block.items.length < 2}
            onClick={() => set(block.items.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      {problem ? <p className="text-caption text-danger">{problem}</p> : null}
      <Button
        variant="quiet"
        size="small"
        className="-ms-3 self-start"
        icon={<Plus size={16} aria-hidden="true" />}
        onClick={() => set([...block.items, { value: "", label: "" }])}
      >
        Add figure
      </Button>
    </div>
  );
}

/** Which of the project's pictures stand here; more than one stand side by side. */
function PictureChoice({
  block,
  onChange,
  pictures,
  problem,
}: PartProps<"pictures"> & { pictures: readonly ShownPicture[] }) {
  const own = pictures.flatMap(({ media_id, img, alt }) =>
    typeof media_id === "number" ? [{ media_id, img, alt }] : [],
  );
  if (own.length === 0)
    return <p className="text-caption text-muted">Add pictures to the project above, then choose here.</p>;
  const toggle = (id: number, isChosen: boolean) =>
    onChange({ ...block, media_ids: isChosen ? [...block.media_ids, id] : block.media_ids.filter((at) => at !== id) });
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="text-caption text-muted">Pictures of the project</legend>
      <div className="flex flex-wrap gap-4">
        {own.map(({ media_id, img, alt }, index) => (
          <div key={media_id} className="flex items-center gap-2">
            <img src={img} alt="" width={64} height={48} className="h-12 w-16 object-cover" />
            <Checkbox
              label={alt || `Picture ${index + 1}`}
              checked={block.media_ids.includes(media_id)}
              onChange={({ target }) => toggle(media_id, target.checked)}
            />
          </div>
        ))}
      </div>
      {problem ? <p className="text-caption text-danger">{problem}</p> : null}
    </fieldset>
  );
}
