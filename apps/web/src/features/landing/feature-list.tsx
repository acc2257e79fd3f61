import { Button } from "@vitrine/ui";
import { features, type FeatureAction } from "./landing-texts.ts";

type FeatureListProps = { onAction: (action: FeatureAction) => void };

/** Eight features: two wide ones, then six in a grid of definitions; each with what one can do about it. */
export function FeatureList({ onAction }: FeatureListProps) {
  return (
    <section
      aria-labelledby="features-title"
      id="features"
      className="page-gutter mx-auto max-w-[90rem] py-10 lg:py-24"
    >
      <h2 id="features-title" className="text-h1">
        What it does for you
      </h2>
      <ul className="mt-8 grid gap-x-10 gap-y-5 md:mt-10 md:grid-cols-6 md:gap-y-12">
        {features.map(({ title, text, button, action }, index) => (
          <li
            key={action}
            className={
              index < 2
                ? "flex flex-col items-start border-t-[3px] border-brand pt-4 md:col-span-3 md:pt-5"
                : "flex flex-col items-start border-t border-line pt-4 md:col-span-3 xl:col-span-2"
            }
          >
            <h3 className={index < 2 ? "max-w-[22ch] text-h3 md:text-h2" : "text-h3"}>{title}</h3>
            <p className="mt-1 mb-3 max-w-[48ch] text-muted md:mt-2 md:mb-4">{text}</p>
            <Button size="small" className="mt-auto max-md:min-h-11!" onClick={() => onAction(action)}>
              {button}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
