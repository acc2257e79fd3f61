import { answersHold, templateQuestions, type Template, type TemplateAnswers } from "@vitrine/model";
import { templateManifests } from "@vitrine/templates/catalogue";
import { useDeferredValue, useState } from "react";

export type Narrowing = {
  search: string;
  setSearch: (search: string) => void;
  answers: TemplateAnswers;
  answer: (question: string, value: string) => void;
  /** How many questions have an answer that leaves something out. */
  answered: number;
  /** Takes the answers back; the words stay. */
  forgetAnswers: () => void;
  clear: () => void;
  /** The templates that have the words and the answers. */
  found: (templates: readonly Template[]) => Template[];
};

const facts = new Map(templateManifests.map(({ slug, match }) => [slug, match]));

/** Every profession that a template is made for, in order. */
export const professions = [...new Set(templateManifests.flatMap(({ match }) => match.professions))].toSorted();

/** Words and answers that the catalogue is narrowed down by. */
export function useNarrowing(): Narrowing {
  const [search, setSearch] = useState("");
  const [answers, setAnswers] = useState<TemplateAnswers>({});
  const words = useDeferredValue(search).toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const isFound = ({ slug, name, category, description }: Template) => {
    const match = facts.get(slug);
    const text = [name, category, description, ...(match?.professions ?? [])].join(" ").toLocaleLowerCase();
    return words.every((word) => text.includes(word)) && (match === undefined || answersHold(match, answers));
  };
  return {
    search,
    setSearch,
    answers,
    answer: (question, value) => setAnswers((before) => ({ ...before, [question]: value })),
    answered: templateQuestions.filter(({ name, choices }) => (answers[name] ?? choices[0].value) !== choices[0].value)
      .length,
    forgetAnswers: () => setAnswers({}),
    clear: () => {
      setSearch("");
      setAnswers({});
    },
    found: (templates) => templates.filter(isFound),
  };
}
