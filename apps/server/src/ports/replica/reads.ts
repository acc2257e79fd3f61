import type { Db } from "../../db/connection.ts";

/** Where questions go that the database that is written to need not answer itself. */
export type Reads = {
  /** Whether answers may come from another database than the one that is written to. */
  isElsewhere: boolean;
  /**
   * Reads something of a site, never in a state that is older than what this process has heard of it.
   * @param ask may be asked twice, on two databases
   * @param siteIn the number of the site that an answer is about; null where there is none
   */
  site<T>(ask: (db: Db) => Promise<T>, siteIn: (answer: T) => number | null): Promise<T>;
  /** Reads figures, which may be some seconds old. */
  figures<T>(ask: (db: Db) => Promise<T>): Promise<T>;
};

/** One database that answers everything. */
export const readsOf = (db: Db): Reads => ({
  isElsewhere: false,
  site: (ask) => ask(db),
  figures: (ask) => ask(db),
});
