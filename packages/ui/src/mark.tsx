import { clsx } from "clsx";

type MarkProps = {
  size?: number;
  /** The word beside the square; the square alone when absent. */
  word?: string;
  /** 0 to 1: how much of the frame is drawn, for loading screens. */
  drawn?: number;
  className?: string;
};

/** The logo: a square case whose right and bottom edges are the glass edge. */
export function Mark({ size = 22, word, drawn, className }: MarkProps) {
  const dash = drawn === undefined ? undefined : `${Math.round(drawn * 100)} 100`;
  return (
    <span className={clsx("inline-flex items-center gap-2 align-top text-ink", className)}>
      <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <path d="M21 3H3v18" stroke="currentColor" strokeWidth="1.75" pathLength="100" strokeDasharray={dash} />
        <path d="M3 21h18V3" stroke="var(--brand)" strokeWidth="3" pathLength="100" strokeDasharray={dash} />
      </svg>
      {word ? (
        <span className="font-display text-[1.25rem] leading-none font-bold tracking-[-.01em]">{word}</span>
      ) : null}
    </span>
  );
}
