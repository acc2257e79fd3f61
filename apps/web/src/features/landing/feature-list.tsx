import type { LandingFeature } from "@vitrine/model";
import { Button } from "@vitrine/ui";
import { clsx } from "clsx";
import { features, type Feature, type FeatureAction } from "./landing-texts.ts";

type FeatureListProps = { support: LandingFeature | null; onAction: (action: FeatureAction) => void };

/** Two wide features, then the others in a grid of definitions; each with what one can do about it. */
export function FeatureList({ support, onAction }: FeatureListProps) {
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
        {features.map((feature, index) => (
          <FeatureCard key={feature.action} feature={feature} isWide={index < 2} onAction={onAction} />
        ))}
        {support === null ? null : <SupportCard support={support} onAction={onAction} />}
      </ul>
    </section>
  );
}

type CardProps = { onAction?: (action: FeatureAction) => void };

/** What is promised of answers, in the words that this installation stands for. */
export function SupportCard({ support, onAction }: CardProps & { support: LandingFeature }) {
  const { title, text } = support;
  return <FeatureCard feature={{ title, text, button: "Contact Support", action: "support" }} onAction={onAction} />;
}

function FeatureCard({ feature, isWide = false, onAction }: CardProps & { feature: Feature; isWide?: boolean }) {
  const { title, text, button, action } = feature;
  return (
    <li
      className={clsx(
        "flex flex-col items-start md:col-span-3",
        isWide ? "border-t-[3px] border-brand pt-4 md:pt-5" : "border-t border-line pt-4 xl:col-span-2",
      )}
    >
      <h3 className={isWide ? "max-w-[22ch] text-h3 md:text-h2" : "text-h3"}>{title}</h3>
      <p className="mt-1 mb-3 max-w-[48ch] text-muted md:mt-2 md:mb-4">{text}</p>
      <Button size="small" className="mt-auto max-md:min-h-11!" onClick={() => onAction?.(action)}>
        {button}
      </Button>
    </li>
  );
}
