/** Prints the violations of a check, one a line, and sets the exit code of the process. */
export function report(violations: string[]): void {
  for (const violation of violations) console.error(violation);
  if (violations.length > 0) process.exitCode = 1;
}
