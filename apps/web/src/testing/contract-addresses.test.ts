import { fileURLToPath } from "node:url";
import { contract, type EndpointDefinition } from "@vitrine/contract";
import { expect, test } from "vitest";
import { contractAddresses } from "../../contract-addresses.ts";

/** What a build gets in place of a module of the contract. */
async function builtContract(path: string): Promise<typeof contract | null> {
  const load = contractAddresses().load as (id: string) => Promise<string | null>;
  const code = await load(fileURLToPath(new URL(`../../../../packages/contract/src/${path}`, import.meta.url)));
  if (code === null) return null;
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { contract: typeof contract };
  return module.contract;
}

test("the built client knows every call's method, address and files, and no rule of the server's", async () => {
  const built = await builtContract("contract.ts");
  for (const [group, calls] of Object.entries<Record<string, EndpointDefinition>>(contract))
    for (const [name, { method, path, files }] of Object.entries(calls)) {
      const address = (built as Record<string, Record<string, unknown>> | null)?.[group]?.[name];
      expect(address, `${group}.${name}`).toEqual(files ? { method, path, files } : { method, path });
    }
});

test("other modules stay as they are", async () => {
  expect(await builtContract("endpoints/account.ts")).toBeNull();
});
