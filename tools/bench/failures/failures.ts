import type { Section } from "../report.ts";
import { measureDatabaseAway } from "./database-away.ts";
import { measureDisk } from "./disk-full.ts";
import { measureMailAway } from "./mail-away.ts";
import { measureMovedClock } from "./moved-clock.ts";
import { measureStopping } from "./stopping.ts";

/** What answered what while something failed: a table for each failure that can be arranged on this machine. */
export async function measureFailures(only: string | undefined): Promise<Section[]> {
  const all = {
    stopping: measureStopping,
    database: measureDatabaseAway,
    disk: measureDisk,
    mail: measureMailAway,
    clock: measureMovedClock,
  } as const;
  const sections: Section[] = [];
  for (const [name, measure] of Object.entries(all)) {
    if (only !== undefined && only !== name) continue;
    console.log(`failures: ${name} …`);
    const section = await measure();
    if (section) sections.push(section);
  }
  return sections;
}
