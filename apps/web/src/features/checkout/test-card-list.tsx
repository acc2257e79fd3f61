import { testCards } from "@vitrine/model";

/** The cards that the built-in test provider takes; shown because no other works and no money moves. */
export function TestCardList() {
  return (
    <details className="mt-6 border-t border-line pt-4">
      <summary className="min-h-11 cursor-pointer text-label md:min-h-8">Test cards that work here</summary>
      <p className="mt-1 text-caption text-muted">
        Any name, any date in the future and any security code of the right length go with them.
      </p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {testCards.map(({ key, number, says }) => (
          <li key={key} className="flex flex-wrap justify-between gap-x-4 py-2 text-app">
            <span className="tabular-nums">{number}</span>
            <span className="text-muted">{says}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
