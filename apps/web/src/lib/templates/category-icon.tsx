import {
  BookOpen,
  Briefcase,
  ChartNoAxesCombined,
  Code,
  Cog,
  Cpu,
  Gem,
  GraduationCap,
  HeartPulse,
  Palette,
  Square,
  type LucideIcon,
} from "lucide-react";
import { createElement } from "react";

/** Icons of the template categories (document 3, section 3). */
const icons: Readonly<Record<string, LucideIcon>> = {
  Classic: BookOpen,
  Modern: Square,
  Creative: Palette,
  Professional: Briefcase,
  Technology: Cpu,
  Software: Code,
  Engineering: Cog,
  Business: ChartNoAxesCombined,
  Premium: Gem,
  Academic: GraduationCap,
  Healthcare: HeartPulse,
};

/** The drawing of a category; that of Professional for one of elsewhere. */
export function CategoryIcon({ category }: { category: string }) {
  return createElement(icons[category] ?? Briefcase, {
    size: 18,
    strokeWidth: 1.75,
    "aria-hidden": true,
    className: "shrink-0 text-muted",
  });
}
