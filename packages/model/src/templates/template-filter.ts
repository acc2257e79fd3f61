import type { TemplateMatchFacts } from "./vocabulary.ts";

type Choice = { value: string; label: string; holds: (facts: TemplateMatchFacts) => boolean };
type Question = { name: string; label: string; choices: readonly [Choice, ...Choice[]] };

const anything = () => true;
const shows = (need: "photo" | "images") => (facts: TemplateMatchFacts) => facts.needs.includes(need);

/** What a catalogue of templates can be narrowed down by, beside words and category; the first choice takes all. */
export const templateQuestions: readonly Question[] = [
  {
    name: "look",
    label: "Look",
    choices: [
      { value: "any", label: "Any look", holds: anything },
      { value: "sober", label: "Sober", holds: ({ tone }) => tone <= 1 },
      { value: "balanced", label: "Balanced", holds: ({ tone }) => tone === 2 || tone === 3 },
      { value: "playful", label: "Playful", holds: ({ tone }) => tone >= 4 },
    ],
  },
  {
    name: "pictures",
    label: "Pictures",
    choices: [
      { value: "any", label: "Any pictures", holds: anything },
      { value: "many", label: "Made for pictures", holds: shows("images") },
      {
        value: "none",
        label: "Needs no pictures",
        holds: (facts) => !shows("images")(facts) && !shows("photo")(facts),
      },
    ],
  },
  {
    name: "length",
    label: "Length of your CV",
    choices: [
      { value: "any", label: "Any length", holds: anything },
      { value: "short", label: "Short CV", holds: ({ density }) => density <= 5 },
      { value: "long", label: "Long CV", holds: ({ density }) => density >= 5 },
    ],
  },
];

/** A choice for some of the questions, by their names. */
export type TemplateAnswers = Readonly<Record<string, string>>;

/** Whether a template is among those asked for. */
export function answersHold(facts: TemplateMatchFacts, answers: TemplateAnswers): boolean {
  return templateQuestions.every(({ name, choices }) => {
    const chosen = choices.find(({ value }) => value === answers[name]) ?? choices[0];
    return chosen.holds(facts);
  });
}
