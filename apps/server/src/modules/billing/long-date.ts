/** "5 December 2026" */
export function longDate(moment: Date): string {
  return moment.toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
}
