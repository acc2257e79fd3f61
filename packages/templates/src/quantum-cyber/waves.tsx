import type { CSSProperties } from "react";
import { waveSeed } from "./wave-seed.ts";

/** Two wave fields that interfere; a decoration that belongs to one name. */
export function Waves({ of, className = "" }: { of: string; className?: string }) {
  const { ax, ay, bx, by, pitch } = waveSeed(of);
  const style = { "--ax": `${ax}%`, "--ay": `${ay}%`, "--bx": `${bx}%`, "--by": `${by}%`, "--pitch": `${pitch}px` };
  return <div className={`waves ${className}`.trim()} style={style as CSSProperties} aria-hidden="true" />;
}
