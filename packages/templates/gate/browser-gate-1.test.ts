import { checkInBrowser } from "./browser-gate.ts";
import { shard } from "./shards.ts";

checkInBrowser(shard(1));
