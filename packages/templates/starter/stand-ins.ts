import type { StandIn } from "../src/kit/stand-ins.ts";

/** Measured by `npm run templates -- stand-ins`; none as long as nothing was measured. */
export const standIns: readonly StandIn[] = [];
