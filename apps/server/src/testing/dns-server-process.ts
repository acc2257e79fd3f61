import { createInterface } from "node:readline";
import { startDnsServer, type DnsRecords } from "./dns-server.ts";

/*
 * The test name server as a process of its own, for browser tests. The first line it prints is its address;
 * each line it reads sets the records of one name.
 */
const dns = await startDnsServer();
process.stdout.write(`server ${dns.address}\n`);
for await (const line of createInterface(process.stdin)) {
  const [name, records] = JSON.parse(line) as [string, DnsRecords];
  dns.zone.set(name, records);
  process.stdout.write("set\n");
}
await dns.close();
