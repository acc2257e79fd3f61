import type { Website } from "@vitrine/model";
import { useQuery } from "@tanstack/react-query";
import { subscriptionQuery } from "../../../lib/queries/subscription.ts";
import { BlogSection } from "../blog/blog-section.tsx";
import { EducationSection } from "../education/education-section.tsx";
import { ExperienceSection } from "../experience/experience-section.tsx";
import type { ItemKindName } from "../items/item-kinds.ts";
import { ProjectsSection } from "../projects/projects-section.tsx";
import { SkillsSection } from "../skills/skills-section.tsx";

/** The entries of a kind that has a screen and forms of its own. */
export function OwnScreen({ website, list }: { website: Website; list: ItemKindName }) {
  const subscription = useQuery(subscriptionQuery);
  switch (list) {
    case "experience":
      return <ExperienceSection website={website} />;
    case "education":
      return <EducationSection website={website} />;
    case "skill":
      return <SkillsSection website={website} />;
    case "project":
      return <ProjectsSection website={website} />;
    case "blogPost":
      return <BlogSection website={website} plan={subscription.data?.plan.name ?? null} />;
  }
}
