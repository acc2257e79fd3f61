import { templateCategoryOf, type TemplateCategory } from "@vitrine/model";
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
  LayoutGrid,
  Palette,
  type LucideIcon,
} from "lucide-react";
import { createElement } from "react";

/** Icons of the template categories, and the hue of those that have a colour of their own (document 3, section 3). */
const marks: Readonly<Record<TemplateCategory, { icon: LucideIcon; hue?: number }>> = {
  Classic: { icon: BookOpen, hue: 65 },
  Modern: { icon: LayoutGrid, hue: 255 },
  Creative: { icon: Palette, hue: 350 },
  Professional: { icon: Briefcase, hue: 180 },
  Technology: { icon: Cpu, hue: 215 },
  Software: { icon: Code },
  Engineering: { icon: Cog },
  Business: { icon: ChartNoAxesCombined },
  Premium: { icon: Gem, hue: 300 },
  Academic: { icon: GraduationCap, hue: 30 },
  Healthcare: { icon: HeartPulse, hue: 145 },
};

/** The drawing of a category; that of Professional for one of elsewhere. */
export function CategoryIcon({ category }: { category: string }) {
  return createElement(marks[templateCategoryOf(category)].icon, {
    size: 18,
    strokeWidth: 1.75,
    "aria-hidden": true,
    className: "shrink-0 text-muted",
  });
}

/** A category's word after a square in its colour; grey for those without one. */
export function CategoryName({ category }: { category: string }) {
  const { hue } = marks[templateCategoryOf(category)];
  const colour = hue === undefined ? "var(--muted)" : `light-dark(oklch(0.55 0.13 ${hue}), oklch(0.76 0.12 ${hue}))`;
  return (
    <span className="inline-flex items-center gap-1.5 text-caption text-muted">
      <span aria-hidden="true" className="size-[10px] shrink-0" style={{ background: colour }} />
      {category}
    </span>
  );
}
