import type { ReactNode } from "react";
import type { SiteView } from "../view/site-view.ts";
import { Section } from "./section.tsx";
import { Prose } from "./text.tsx";

type AboutProps = {
  view: SiteView;
  /** The opening sentence; empty where the head of the page has said it. */
  intro?: string;
  className?: string;
  /** What follows the text; alone it makes no section. */
  children?: ReactNode;
};

/** The opening sentence and the text about the person. */
export function About({ view, intro = view.person.claim, className, children }: AboutProps) {
  const { story } = view.person;
  if (!intro && story.length === 0) return null;
  return (
    <Section view={view} id="about" {...(className ? { className } : {})}>
      {intro && <p className="intro">{intro}</p>}
      <Prose prose={story} more={view.labels.more} />
      {children}
    </Section>
  );
}
