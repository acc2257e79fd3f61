import { openStorage } from "../ports/storage/open-storage.ts";
import { openPlace, type Place } from "./place.ts";
import { createSeal } from "./seal.ts";

/** The place at an address, read and written with the key of the settings. */
export function placeOf(
  where: string,
  settings: { key: string | null },
  environment: Record<string, string | undefined>,
): Place {
  return openPlace(openStorage(where, environment), createSeal(settings.key));
}
