import { Link } from "@tanstack/react-router";
import { Progress } from "@vitrine/ui";
import { clsx } from "clsx";
import { sizeWords } from "./file-rules.ts";

/** From this share on it is worth saying that there is more room elsewhere. */
const nearlyFull = 0.9;

/** The room that pictures take, of what the plan gives. */
export function StorageLine({ used, limit }: { used: number; limit: number }) {
  const isNearlyFull = limit > 0 && used >= limit * nearlyFull;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption">
      <span className={clsx("tabular-nums", isNearlyFull ? "font-semibold text-warn" : "text-muted")}>
        {sizeWords(used)} of {sizeWords(limit)} used
      </span>
      <Progress className="w-24" hideNumber label="Room used by pictures" value={used} max={limit} />
      {isNearlyFull ? (
        <Link to="/subscription/plans" className="underline">
          See plans with more room
        </Link>
      ) : null}
    </div>
  );
}
