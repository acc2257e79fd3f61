/** A grade that its CV calls one, as "Mention bien", without the word that stands before it on the site. */
export function gradeBeside(grade: string, label: string): string {
  const value = grade.trim();
  const isNamed = value.toLowerCase().startsWith(label.toLowerCase());
  const rest = isNamed ? /^(?:\s*:\s*|\s+)(\S.*)$/su.exec(value.slice(label.length))?.[1] : undefined;
  return rest ?? value;
}

/** The text of a study; one that only names its grade again, as "Grade: A", says nothing more. */
export function besideGrade(description: string, grade: string): string {
  const value = grade.trim();
  const said = description.trim().replace(/^[\p{L} ]{2,20}:\s*/u, "");
  return value && said === value ? "" : description;
}
