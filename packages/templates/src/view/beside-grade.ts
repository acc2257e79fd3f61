/** The text of a study; one that only names its grade again, as "Grade: A", says nothing more. */
export function besideGrade(description: string, grade: string): string {
  const value = grade.trim();
  const said = description.trim().replace(/^[\p{L} ]{2,20}:\s*/u, "");
  return value && said === value ? "" : description;
}
