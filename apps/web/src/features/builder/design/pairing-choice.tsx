import type { Look } from "@vitrine/model";
import type { PairingSample } from "@vitrine/templates/look";
import { clsx } from "clsx";
import { chosenOf, storedChoice } from "./look-choices.ts";

type PairingChoiceProps = {
  pairings: readonly PairingSample[];
  /** The owner's own words, to set the samples in. */
  words: { name: string; text: string };
  look: Look;
  onChange: (pairing: string | null) => void;
};

/** The type pairings of the template, each set in its own faces. */
export function PairingChoice({ pairings, words, look, onChange }: PairingChoiceProps) {
  const chosen = chosenOf(pairings, look.pairing);
  return (
    <section aria-labelledby="look-pairings" className="flex flex-col gap-3">
      <style>{pairings.map(({ css }) => css).join("")}</style>
      <h3 id="look-pairings" className="text-h3">
        Typefaces
      </h3>
      <ul className="flex flex-col border-y border-line">
        {pairings.map((pairing) => {
          const isChosen = pairing.id === chosen;
          return (
            <li key={pairing.id} className="border-b border-line last:border-b-0">
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => onChange(storedChoice(pairing.id))}
                className={clsx(
                  "flex w-full flex-col gap-1 border-s-[3px] px-4 py-3 text-start focus-visible:-outline-offset-2",
                  isChosen ? "border-brand bg-tint" : "border-transparent hover:bg-sunken",
                )}
              >
                <span
                  aria-hidden
                  dir="auto"
                  className="w-full truncate text-[1.75rem] leading-tight"
                  style={{ fontFamily: `"${pairing.lead}"`, fontWeight: 600 }}
                >
                  {words.name}
                </span>
                <span
                  aria-hidden
                  dir="auto"
                  className="line-clamp-1 w-full"
                  style={{ fontFamily: `"${pairing.text}"` }}
                >
                  {words.text}
                </span>
                <span className="text-caption text-muted">
                  {pairing.name}
                  {pairing.id === "own" ? " · the template’s own" : ""}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
