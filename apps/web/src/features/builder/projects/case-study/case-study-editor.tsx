import { caseStudyLimits, type CaseStudyBlock, type ShownPicture } from "@vitrine/model";
import { Button } from "@vitrine/ui";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { useRef } from "react";
import { BlockFields } from "./block-fields.tsx";
import { blockNames, blockTypes, emptyBlock, withMoved, type BlockType } from "./blocks.ts";

type Problems = Readonly<Record<string, { message?: string } | undefined>>;

type CaseStudyEditorProps = {
  blocks: readonly CaseStudyBlock[];
  onChange: (blocks: CaseStudyBlock[]) => void;
  pictures: readonly ShownPicture[];
  /** What is wrong with each part, by its place. */
  problems: readonly (Problems | undefined)[];
};

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** The parts of a project's page, one below the other; the keyboard stays with what was added or moved. */
export function CaseStudyEditor({ blocks, onChange, pictures, problems }: CaseStudyEditorProps) {
  const box = useRef<HTMLDivElement>(null);
  const focus = (index: number, control: string) =>
    requestAnimationFrame(() => {
      const part = box.current?.querySelectorAll<HTMLElement>("[data-part]")[index];
      (part?.querySelector<HTMLElement>(control) ?? box.current?.querySelector<HTMLElement>("[data-add]"))?.focus();
    });
  const add = (type: BlockType) => {
    onChange([...blocks, emptyBlock(type)]);
    focus(blocks.length, "input, textarea");
  };
  const move = (from: number, to: number) => {
    onChange(withMoved(blocks, from, to));
    focus(
      to,
      to < from ? "[data-control=up]:enabled, [data-control=down]" : "[data-control=down]:enabled, [data-control=up]",
    );
  };
  const remove = (index: number) => {
    onChange(blocks.filter((_, at) => at !== index));
    focus(Math.min(index, blocks.length - 2), "[data-control=remove]");
  };
  return (
    <div ref={box} className="flex flex-col gap-5">
      {blocks.map((block, index) => (
        <fieldset
          key={index}
          data-part={block.type}
          className="flex min-w-0 flex-col gap-3 border-s-2 border-line ps-4"
        >
          <legend className="sr-only">{`Part ${index + 1}: ${blockNames[block.type]}`}</legend>
          <div className="flex items-center gap-1">
            <span aria-hidden="true" className="me-auto text-caption text-muted">
              {index + 1}. {blockNames[block.type]}
            </span>
            <PartButton
              control="up"
              label={`Move part ${index + 1} up`}
              icon={<ArrowUp {...icon} />}
              onClick={index > 0 ? () => move(index, index - 1) : null}
            />
            <PartButton
              control="down"
              label={`Move part ${index + 1} down`}
              icon={<ArrowDown {...icon} />}
              onClick={index < blocks.length - 1 ? () => move(index, index + 1) : null}
            />
            <PartButton
              control="remove"
              label={`Remove part ${index + 1}`}
              icon={<Trash2 {...icon} />}
              onClick={() => remove(index)}
            />
          </div>
          <BlockFields
            block={block}
            pictures={pictures}
            problems={problems[index] ?? {}}
            onChange={(next) => onChange(blocks.map((old, at) => (at === index ? next : old)))}
          />
        </fieldset>
      ))}
      <div role="group" aria-label="Add a part" className="flex flex-wrap gap-2">
        {blockTypes.map((type) => (
          <Button
            key={type}
            variant="quiet"
            size="small"
            data-add=""
            icon={<Plus {...icon} />}
            disabled={blocks.length >= caseStudyLimits.blocks}
            onClick={() => add(type)}
          >
            {blockNames[type]}
          </Button>
        ))}
      </div>
    </div>
  );
}

type PartButtonProps = { control: string; label: string; icon: React.ReactNode; onClick: (() => void) | null };

function PartButton({ control, label, icon, onClick }: PartButtonProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      iconOnly
      data-control={control}
      aria-label={label}
      icon={icon}
      disabled={!onClick}
      onClick={() => onClick?.()}
    />
  );
}
