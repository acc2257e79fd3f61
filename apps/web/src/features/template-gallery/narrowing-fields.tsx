import { templateQuestions } from "@vitrine/model";
import { Select, TextInput } from "@vitrine/ui";
import { Search } from "lucide-react";
import { useId } from "react";
import { professions, type Narrowing } from "./use-narrowing.ts";

/** Words, among them one's profession, and what the template shall be like. */
export function NarrowingFields({ narrowing }: { narrowing: Narrowing }) {
  const list = useId();
  return (
    <>
      <TextInput
        type="search"
        aria-label="Search templates"
        placeholder="Search templates..."
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
      <div className="grid grid-cols-2 gap-3 *:last:col-span-2 @min-[26rem]:grid-cols-3 @min-[26rem]:*:last:col-span-1">
        {templateQuestions.map(({ name, label, choices }) => (
          <Select
            key={name}
            aria-label={label}
            value={narrowing.answers[name] ?? choices[0].value}
            onChange={(event) => narrowing.answer(name, event.target.value)}
          >
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </Select>
        ))}
      </div>
    </>
  );
}
