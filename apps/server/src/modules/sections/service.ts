import type { Db } from "../../db/connection.ts";
import type { Clock } from "../../ports/clock.ts";
import { createSectionAccess } from "./access.ts";
import { createEntryService } from "./entry-service.ts";
import { createSectionService } from "./section-service.ts";

/** The sections of websites, and the entries of any of them. */
export function createSectionsService(dependencies: { db: Db; clock: Clock }) {
  const access = createSectionAccess(dependencies);
  return {
    sections: createSectionService(dependencies.db, access),
    entries: createEntryService(dependencies.db, access),
  };
}

export type SectionsService = ReturnType<typeof createSectionsService>;
