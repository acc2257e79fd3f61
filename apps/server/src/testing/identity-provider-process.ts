import { createInterface } from "node:readline";
import { startIdentityProvider, type ProviderPerson } from "./identity-provider.ts";

/*
 * The test provider as a process of its own, for browser tests. Arguments are the callback addresses; the
 * first line it prints says how to reach it, and each line it reads sets the next person (null refuses).
 */
const identity = await startIdentityProvider(process.argv.slice(2));
const { issuer, clientId, clientSecret } = identity;
process.stdout.write(`provider ${JSON.stringify({ issuer, clientId, clientSecret })}\n`);
for await (const line of createInterface(process.stdin)) {
  identity.person = JSON.parse(line) as ProviderPerson | null;
  process.stdout.write("set\n");
}
await identity.close();
