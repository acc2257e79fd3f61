import type { ApiPerson } from "@vitrine/e2e/api-person";
import type { Figure, Section } from "../report.ts";
import { createPeople, openWorld } from "../world/world.ts";
import { measureAlone, measureEleven, measureHostile, measureMessages, type Crowd } from "./calm-moments.ts";
import { measureRush, measureSpiral } from "./bursts.ts";

/** People who have not handed anything in; made before anything is measured. */
async function createCrowd(people: readonly ApiPerson[]): Promise<Crowd> {
  const left = [...people];
  return {
    take(count) {
      if (left.length < count) throw new Error("The crowd is too small.");
      return left.splice(0, count);
    },
  };
}

/** How work in line behaves on one real server: bursts, hostile files, and what others notice of them. */
export async function measureLine(): Promise<Section> {
  const world = await openWorld();
  try {
    const crowd = await createCrowd(await createPeople(world, 128));
    const { aloneMs, figures } = await measureAlone(crowd);
    const add = (...found: Figure[]) => {
      figures.push(...found);
      for (const { name, value } of found) console.log(`line: ${name}: ${value}`);
    };
    add(...(await measureEleven(crowd, aloneMs)));
    add(...(await measureHostile(crowd, aloneMs)));
    const [owner] = crowd.take(1);
    if (owner) add(...(await measureMessages(world, owner)));
    add(...(await measureRush(world, crowd, aloneMs)));
    add(...(await measureSpiral(world, crowd, aloneMs)));
    return {
      title: "Work in line",
      how: "`npm run bench -- line`: one started server with its embedded database and a mail server that records, rate limits lifted. CVs are one-page text PDFs, each of another person, from the upload to the read CV. Hostile files are 2 kB of nested drawings that cost minutes of processor time. Readers are slowed by stopping and continuing their processes.",
      figures,
    };
  } finally {
    await world.end();
  }
}
