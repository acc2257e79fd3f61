import { emptyLook, type Density, type Look, type PlanName, type Website } from "@vitrine/model";
import { Button, ErrorState, Segments, Skeleton } from "@vitrine/ui";
import { RotateCcw } from "lucide-react";
import type { TemplateLook } from "@vitrine/templates/look";
import { useProblems } from "../draft/use-problems.ts";
import { useBuilderWork } from "../work/work-context.ts";
import { AccentField } from "./accent-field.tsx";
import { CssField } from "./css-field.tsx";
import { chosenOf, densityChoices, isOwnLook } from "./look-choices.ts";
import { PairingChoice } from "./pairing-choice.tsx";
import { PaletteChoice } from "./palette-choice.tsx";
import { chooseLook } from "./put-look.ts";
import { useTemplateLook } from "./use-template-look.ts";

type DesignSectionProps = {
  website: Website;
  /** Null while it is loading. */
  plan: PlanName | null;
};

/** The look of the website: colours, letters, room and own rules; each choice shows in the preview at once. */
export function DesignSection(props: DesignSectionProps) {
  const { website } = props;
  const { store } = useBuilderWork();
  const { data, isError, refetch } = useTemplateLook(website.template_slug);
  const choose = (parts: Partial<Look>) => chooseLook(store, parts);
  return (
    <section aria-labelledby="section-design" className="flex flex-col gap-10">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="section-design" className="text-h2">
            Design
          </h2>
          <p className="mt-1 text-caption text-muted">
            How your site looks in {website.template.name}. Its words stay as they are.
          </p>
        </div>
        <Button
          size="small"
          icon={<RotateCcw size={16} strokeWidth={1.75} aria-hidden />}
          disabled={isOwnLook(website.look)}
          onClick={() => choose(emptyLook)}
        >
          Reset to the template’s own
        </Button>
      </div>
      {data ? (
        <Choices {...props} known={data} choose={choose} />
      ) : isError ? (
        <ErrorState title="Failed to load the design choices" onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </section>
  );
}

type ChoicesProps = DesignSectionProps & {
  known: TemplateLook;
  choose: (parts: Partial<Look>) => void;
};

function Choices({ website, plan, known, choose }: ChoicesProps) {
  const { store } = useBuilderWork();
  const { look } = website;
  const problems = useProblems(store.get());
  const chosen = known.palettes.find(({ id }) => id === chosenOf(known.palettes, look.palette));
  const density: Density = look.density ?? "regular";
  return (
    <>
      <PaletteChoice palettes={known.palettes} site={website} look={look} onChange={(palette) => choose({ palette })} />
      <AccentField
        value={look.accent}
        own={chosen?.light.accent.toLowerCase() ?? "#000000"}
        faultOf={(accent) => known.accentFault(look, accent)}
        onChange={(accent) => choose({ accent })}
      />
      <PairingChoice
        pairings={known.pairings}
        words={wordsOf(website)}
        look={look}
        onChange={(pairing) => choose({ pairing })}
      />
      <section aria-labelledby="look-density" className="flex flex-col items-start gap-3">
        <h3 id="look-density" className="text-h3">
          Density
        </h3>
        <Segments
          label="Density"
          items={densityChoices}
          value={density}
          onValueChange={(next) => choose({ density: next === "regular" ? null : next })}
        />
        <p className="text-caption text-muted">How much room there is between the parts of your page.</p>
      </section>
      <CssField plan={plan} value={look.css} problem={problems["look.css"]} onChange={(css) => choose({ css })} />
    </>
  );
}

/** What samples of letters are set in. */
function wordsOf({ full_name, name, intro, contact }: Website): { name: string; text: string } {
  return {
    name: full_name?.trim() || name,
    text: intro?.trim() || contact.title.trim() || "Work, places and people, set in your own words.",
  };
}
