import { limits, skillCategoryInputSchema, type SkillCategory } from "@vitrine/model";
import { Button, Field, TagInput, TextInput } from "@vitrine/ui";
import { Controller } from "react-hook-form";
import { FormDialog } from "../items/form-dialog.tsx";
import { skillKind } from "../items/item-kinds.ts";
import type { ItemDialogProps } from "../items/item-section.tsx";
import { useItemForm } from "../items/use-item-form.ts";
import { SkillLevels } from "./skill-levels.tsx";
import { byLevel, type SkillLevel } from "./skill-level-order.ts";
import { skillSuggestions } from "./skill-suggestions.ts";

type Values = { title: string; info: string[]; levels: Record<string, SkillLevel> };

const valuesOf = (item: SkillCategory | null): Values => ({
  title: item?.title ?? "",
  info: item?.info ?? [],
  levels: { ...item?.form_data?.levels },
});

const toValues = ({ title, info, levels }: Values) => ({
  title,
  info: byLevel(info, levels),
  form_data: { levels: Object.fromEntries(Object.entries(levels).filter(([name]) => info.includes(name))) },
});

/** Adds or changes a skill category. */
export function SkillDialog({ item, actions, onClose }: ItemDialogProps<SkillCategory>) {
  const itemForm = useItemForm<SkillCategory, Values>({
    kind: skillKind,
    schema: skillCategoryInputSchema,
    valuesOf,
    item,
    actions,
    toValues,
    onClose,
  });
  const { form } = itemForm;
  const { errors } = form.formState;
  const [title, info, levels] = form.watch(["title", "info", "levels"]);
  const setInfo = (names: string[]) =>
    form.setValue("info", names, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const suggestions = (skillSuggestions[title] ?? []).filter(
    (name) => !info.some((taken) => taken.toLowerCase() === name.toLowerCase()),
  );
  return (
    <FormDialog
      title={item ? "Edit Skill Category" : "Add Skill Category"}
      confirmLabel={item ? "Save Changes" : "Add Skill Category"}
      itemForm={itemForm}
      onClose={onClose}
    >
      <Field label="Category Name" error={errors.title?.message}>
        <TextInput {...form.register("title")} />
      </Field>
      {item ? null : (
        <Choices
          label="Start from a group"
          names={Object.keys(skillSuggestions)}
          onChoose={(name) => form.setValue("title", name, { shouldDirty: true, shouldValidate: true })}
        />
      )}
      <Field label="Skills" help="Press Enter or comma to add. Each name once." error={errors.info?.message}>
        <Controller
          control={form.control}
          name="info"
          render={({ field }) => (
            <TagInput
              noun="skill"
              addLabel="Add"
              max={limits.skillsPerCategory}
              value={field.value}
              onChange={setInfo}
            />
          )}
        />
      </Field>
      {suggestions.length > 0 ? (
        <Choices
          label={`Often named under ${title}`}
          names={suggestions}
          onChoose={(name) => setInfo([...info, name])}
        />
      ) : null}
      {info.length > 0 ? (
        <SkillLevels
          names={info}
          levels={levels}
          onChange={(name, level) => form.setValue("levels", { ...levels, [name]: level }, { shouldDirty: true })}
        />
      ) : null}
    </FormDialog>
  );
}

function Choices({
  label,
  names,
  onChoose,
}: {
  label: string;
  names: readonly string[];
  onChoose: (name: string) => void;
}) {
  return (
    <fieldset>
      <legend className="mb-2 text-caption text-muted">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {names.map((name) => (
          <Button key={name} size="small" onClick={() => onChoose(name)}>
            {name}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
