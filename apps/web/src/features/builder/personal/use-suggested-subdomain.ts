import { subdomainFromLatin } from "@vitrine/model";
import { useEffect, useState } from "react";

const isPlain = (name: string) => /^[\x20-\x7e]*$/.test(name);

/** An address made of a name; null until the table for its letters has come. */
export function useSuggestedSubdomain(name: string): string | null {
  const [fromName, setFromName] = useState<((name: string) => string) | null>(null);
  const needsTable = !isPlain(name);
  useEffect(() => {
    if (!needsTable) return;
    // Without it the address is typed by hand.
    void import("./names-in-latin.ts")
      .then((table) => setFromName(() => table.subdomainFromName))
      .catch(() => undefined);
  }, [needsTable]);
  return needsTable ? (fromName?.(name) ?? null) : subdomainFromLatin(name.toLowerCase());
}
