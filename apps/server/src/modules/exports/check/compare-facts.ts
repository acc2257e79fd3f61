import type { ParsedData, ReadBack, Website } from "@vitrine/model";
import { factsOfCv, factsOfSite, fold, type Fact, type Station } from "./cv-facts.ts";

/**
 * Compares what a website says with what a reader found in its CV. Pure.
 * @returns how much was found, in whole percent that are 100 only when nothing is lost, and what was not
 */
export function compareFacts(site: Website, cv: ParsedData): ReadBack {
  const [said, read] = [factsOfSite(site), factsOfCv(cv)];
  const keys = read.single.map(({ key }) => key);
  const single = said.single.filter(({ key }) => !taken(keys, (one) => one === key));
  const free = [...read.stations];
  const stations = said.stations.map((station) =>
    lostOf(
      station,
      taken(free, (one) => isSame(station, one)),
    ),
  );
  const lost = [...single, ...stations.flat()].map(({ what, said: text }) => ({ what, said: text }));
  const total = said.single.length + said.stations.flatMap((station) => lostOf(station, undefined)).length;
  const percent = total === 0 ? 100 : Math.floor((100 * (total - lost.length)) / total);
  return { percent, total, lost };
}

/** Takes the first that fits out of a list. */
function taken<T>(list: T[], fits: (one: T) => boolean): T | undefined {
  const at = list.findIndex(fits);
  return at < 0 ? undefined : list.splice(at, 1)[0];
}

/** Of a job with two names, one is enough to know which one it is; when it began decides between two of them. */
function isSame(said: Station, read: Station): boolean {
  if (said.what[0] !== read.what[0]) return false;
  const [title, name, from] = [isRead(said.title, read.title), isRead(said.name, read.name), said.from === read.from];
  return [title, name, from].filter(Boolean).length > 1;
}

/** What of a station was not read; all of it where no station was. */
function lostOf(said: Station, read: Station | undefined): Omit<Fact, "key">[] {
  const [titled, at] = said.what;
  const whose = [said.title, said.name].filter((text) => text !== "").join(", ");
  const when = [said.from, said.to].filter((text) => text !== "").join(" – ");
  return [
    ...(said.title === "" || (read && isRead(said.title, read.title)) ? [] : [{ what: titled, said: said.title }]),
    ...(said.name === "" || (read && isRead(said.name, read.name)) ? [] : [{ what: at, said: said.name }]),
    ...(when === "" || (read && said.from === read.from && said.to === read.to)
      ? []
      : [{ what: "Dates", said: `${when} (${whose})` }]),
  ];
}

/** A name is read when a reader has all of it, or parted it from its place or its addition at a comma. */
function isRead(said: string, read: string): boolean {
  const [all, found] = [fold(said), fold(read)];
  if (all === found) return true;
  const first = (text: string) => fold(text.split(/[,(]/u)[0] ?? "");
  return found !== "" && all !== "" && (isPart(all, found, first(said)) || isPart(found, all, first(read)));
}

/** The longer text begins with the shorter, and the shorter holds its first part whole. */
function isPart(longer: string, shorter: string, first: string): boolean {
  return `${longer} `.startsWith(`${shorter} `) && `${shorter} `.startsWith(`${first} `);
}
