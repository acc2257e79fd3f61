import { templateQuestions } from "@vitrine/model";
import { Field, Select, TextInput } from "@vitrine/ui";
import { Search } from "lucide-react";
import { useId } from "react";
import { professions, type Narrowing } from "./use-narrowing.ts";

/** Words that a template is found by, among them one's profession. */
export function SearchField({ narrowing }: { narrowing: Narrowing }) {
  const list = useId();
  return (
    <div className="min-w-0 flex-1">
      <TextInput
        type="search"
        aria-label="Search templates"
        placeholder="Search templates"
        list={list}
        value={narrowing.search}
        onChange={(event) => narrowing.setSearch(event.target.value)}
        leading={<Search size={16} strokeWidth={1.75} aria-hidden />}
      />
      <datalist id={list}>
        {professions.map((profession) => (
          <option key={profession}>{profession}</option>
        ))}
      </datalist>
    </div>
  );
}

/** What the template shall be like; the labels are seen where there is room for a line above each answer. */
export function AnswerFields({ narrowing, hideLabels = false }: { narrowing: Narrowing; hideLabels?: boolean }) {
  return templateQuestions.map(({ name, label, choices }) => (
    <Field key={name} label={label} hideLabel={hideLabels}>
      <Select
        value={narrowing.answers[name] ?? choices[0].value}
        onChange={(event) => narrowing.answer(name, event.target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </Field>
  ));
}
