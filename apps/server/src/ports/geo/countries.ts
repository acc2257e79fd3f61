import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Reader, type Response } from "mmdb-lib";

/** Tells the country that an address belongs to, without asking anybody. */
export type Countries = {
  /** The ISO 3166 code in capitals; null for a private or unknown address. */
  countryOf(address: string): Promise<string | null>;
};

type CountryRecord = Response & { country_code?: string };

const databaseFile = "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb";

/** The country database of the registries (statistics data: NRO, CC BY 4.0), read at the first question. */
export function createCountries(): Countries {
  let reader: Promise<Reader<CountryRecord>> | null = null;
  const open = async () => new Reader<CountryRecord>(await readFile(fileURLToPath(import.meta.resolve(databaseFile))));
  return {
    async countryOf(address) {
      reader ??= open();
      const code = (await reader).get(address.replace(/^::ffff:(?=\d+\.)/i, ""))?.country_code;
      return code && /^[A-Z]{2}$/.test(code) ? code : null;
    },
  };
}
