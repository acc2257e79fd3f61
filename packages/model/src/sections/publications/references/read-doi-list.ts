import { doiOf } from "../doi.ts";
import type { ReadReferences, Reference, ReferenceProblem } from "./reference.ts";

/** The DOIs of a list, one or several in a line; the entries are called by them until their owner completes them. */
export function readDoiList(text: string): ReadReferences {
  const problems: ReferenceProblem[] = [];
  const references = text.split(/\r\n?|\n/).flatMap((line, index): Reference[] => {
    const dois = line.split(/[\s,;]+(?=\S*10\.\d{4,9}\/)/).map(doiOf);
    const found = dois.filter((doi) => doi !== "");
    if (found.length === 0 && line.trim() !== "") {
      problems.push({ line: index + 1, message: "There is no DOI in this line.", source: line.trim() });
    }
    return found.map((doi) => ({ isComplete: false, fields: { title: `doi:${doi}`, doi } }));
  });
  return { references, problems };
}
