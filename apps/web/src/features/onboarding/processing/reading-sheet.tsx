import type { OnboardingState } from "../state/state-shape.ts";
import { useSourcePage } from "../source/use-source-page.ts";

const mostCharacters = 1800;

/** The first page of the CV with a line that stands where the reported progress is. */
export function ReadingSheet({ state, percent }: { state: OnboardingState; percent: number }) {
  const { session, source, extractedText } = state;
  const page = useSourcePage(session?.session_id, 1, extractedText.slice(0, 64), source?.has_page_images === true);
  return (
    <div aria-hidden="true" className="relative overflow-hidden border border-line bg-surface shadow-plinth">
      {page.url ? (
        <img src={page.url} alt="" className="block w-full dark:brightness-90" />
      ) : (
        <p
          className="aspect-[210/297] overflow-hidden p-6 text-[0.5625rem]/[1.6] whitespace-pre-wrap text-muted"
          dir="auto"
        >
          {extractedText.slice(0, mostCharacters)}
        </p>
      )}
      <div
        className="absolute inset-x-0 border-b border-brand bg-brand/8 transition-[height] duration-(--t-4) ease-out"
        style={{ top: 0, height: `${percent}%` }}
      />
    </div>
  );
}
