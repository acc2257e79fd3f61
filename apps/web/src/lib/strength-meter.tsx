import { passwordStrength } from "@vitrine/model";
import { clsx } from "clsx";

const tones = { Weak: "bg-danger", Medium: "bg-warn", Strong: "bg-ok" } as const;
const words = { Weak: "text-danger", Medium: "text-warn", Strong: "text-ok" } as const;
const segments = [1, 2, 3, 4, 5];

/** Five segments and the word; advisory only (document 1, section 5). */
export function StrengthMeter({ password }: { password: string }) {
  const { score, label } = passwordStrength(password);
  const filled = password === "" ? 0 : Math.min(5, Math.max(1, score - 1));
  return (
    <div className="flex items-center gap-3 text-caption" aria-live="polite">
      <span aria-hidden="true" className="flex flex-1 gap-1">
        {segments.map((segment) => (
          <span key={segment} className={clsx("h-1 flex-1", segment <= filled ? tones[label] : "bg-line")} />
        ))}
      </span>
      {password === "" ? (
        <span className="text-muted">8 characters or more</span>
      ) : (
        <span>
          <span className="sr-only">Password strength: </span>
          <span className={clsx("font-semibold", words[label])}>{label}</span>
        </span>
      )}
    </div>
  );
}
