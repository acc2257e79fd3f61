import { phraseSet } from "../../core/words.ts";
import { countryNamesOfTheWorld } from "../../lexicon/by-language/country-names.ts";
import { regionNamesOfTheWorld, townNamesOfTheWorld } from "../../lexicon/by-language/town-names.ts";
import { cities, countries, regions } from "../../lexicon/places.ts";

/** Countries, states and the like that the labellers were taught with, which know a known place by its words as well. */
export const taughtAreas: ReadonlySet<string> = new Set([...phraseSet(countries), ...phraseSet(regions)]);
const taughtTowns = phraseSet(cities);
/** All places that the labellers were taught with. */
export const taughtPlaces: ReadonlySet<string> = new Set([...taughtAreas, ...taughtTowns]);

export const lands: ReadonlySet<string> = new Set([...phraseSet(countries), ...phraseSet(countryNamesOfTheWorld)]);

/** Countries, states, provinces and the like: what is written after a town. */
export const areas: ReadonlySet<string> = new Set([
  ...taughtAreas,
  ...phraseSet(countryNamesOfTheWorld),
  ...phraseSet(regionNamesOfTheWorld),
]);
export const towns: ReadonlySet<string> = new Set([...taughtTowns, ...phraseSet(townNamesOfTheWorld)]);
/** Everything that is known as a place. */
export const places: ReadonlySet<string> = new Set([...areas, ...towns]);
