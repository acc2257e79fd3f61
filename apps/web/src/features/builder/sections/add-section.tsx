import { sectionKinds, type SectionKind, type Website } from "@vitrine/model";
import { useSectionPlace } from "../shell/section-place.ts";
import { BackToSections } from "./back-to-sections.tsx";
import { KindIcon } from "./kind-icon.tsx";
import type { SectionActions } from "./use-sections.ts";

/** The kinds that a section can be made of, those that the site lacks first. */
export function AddSection({ website, actions }: { website: Website; actions: SectionActions }) {
  const { go } = useSectionPlace();
  const offered = sectionKinds.filter(({ isKeptElsewhere }) => !isKeptElsewhere);
  const isThere = ({ name }: SectionKind) => website.sections.some(({ kind }) => kind === name);
  const choose = (kind: SectionKind) => go(actions.add(kind));
  return (
    <section aria-labelledby="add-section" className="flex flex-col gap-6">
      <div>
        <BackToSections />
        <h2 id="add-section" className="text-h2">
          Add a section
        </h2>
      </div>
      <KindList label="Not on your site yet" kinds={offered.filter((kind) => !isThere(kind))} onChoose={choose} />
      <KindList label="Another one of these" kinds={offered.filter(isThere)} onChoose={choose} />
    </section>
  );
}

type KindListProps = { label: string; kinds: readonly SectionKind[]; onChoose: (kind: SectionKind) => void };

function KindList({ label, kinds, onChoose }: KindListProps) {
  if (kinds.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-text text-h3">{label}</h3>
      <ul className="flex flex-col border-y border-line">
        {kinds.map((kind) => {
          return (
            <li key={kind.name} className="border-b border-line last:border-b-0">
              <button
                type="button"
                onClick={() => onChoose(kind)}
                className="flex min-h-14 w-full items-start gap-3 px-2 py-2.5 text-start hover:bg-tint"
              >
                <KindIcon kind={kind.name} className="mt-0.5 shrink-0 text-muted" />
                <span className="min-w-0">
                  <span className="block text-label">{kind.titles.en}</span>
                  <span className="block text-caption text-muted">{kind.purpose}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
