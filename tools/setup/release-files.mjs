/**
 * Whether a version comes after another; both are three numbers.
 * @param {string} version
 * @param {string} current
 */
export function isNewer(version, current) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return false;
  const [ours, theirs] = [version, current].map((each) => each.split(".").map(Number));
  const at = [0, 1, 2].find((place) => ours?.[place] !== theirs?.[place]);
  return at !== undefined && (ours?.[at] ?? 0) > (theirs?.[at] ?? 0);
}

/**
 * A manifest of npm with another version of itself and of the house's own packages.
 * @param {string} manifest
 * @param {string} current
 * @param {string} version
 */
export function withVersion(manifest, current, version) {
  const own = new RegExp(`("(?:version|@vitrine/[a-z-]+)": )"${current.replaceAll(".", "\\.")}"`, "g");
  return manifest.replace(own, `$1"${version}"`);
}

/**
 * The changes with what was not released yet under a version and its day.
 * @param {string} changes
 * @param {string} version
 * @param {string} day
 * @throws {Error} when there is nothing to release
 */
export function releaseNotes(changes, version, day) {
  const waiting = /^## Unreleased\n+([\s\S]*?)(?=^## )/m.exec(changes)?.[1]?.trim();
  if (!waiting) throw new Error('CHANGELOG.md has nothing under "Unreleased".');
  return changes.replace("## Unreleased\n", `## Unreleased\n\n## ${version} (${day})\n`);
}

/**
 * The known holes of the libraries that a release would hold.
 * @param {string} report what `npm audit --json` wrote
 * @returns {string[]} a line for each library that has one, the worst first
 * @throws {Error} when it says nothing about holes, as without a network
 */
export function knownHoles(report) {
  const { vulnerabilities, error } = JSON.parse(report || "{}");
  if (!vulnerabilities) throw new Error(`Known holes could not be asked for: ${error?.summary ?? "no answer"}.`);
  const grades = ["critical", "high", "moderate", "low", "info"];
  return Object.values(vulnerabilities)
    .toSorted((a, b) => grades.indexOf(a.severity) - grades.indexOf(b.severity))
    .map(({ name, severity, range }) => `${name} ${range}: ${severity}`);
}
