import { findKind, type KindIcon as IconName } from "@vitrine/model";
import {
  BadgeCheck,
  BookOpen,
  Briefcase,
  Building2,
  FileText,
  FolderOpen,
  GraduationCap,
  HandHeart,
  Hash,
  Heart,
  Images,
  Languages,
  Link,
  Mic,
  Newspaper,
  PenLine,
  Presentation,
  Quote,
  Table2,
  TextAlignStart,
  Trophy,
  Wrench,
  type LucideIcon,
} from "lucide-react";

const icons: Readonly<Record<IconName, LucideIcon>> = {
  badge: BadgeCheck,
  book: BookOpen,
  briefcase: Briefcase,
  building: Building2,
  chain: Link,
  folder: FolderOpen,
  "graduation-cap": GraduationCap,
  hash: Hash,
  heart: Heart,
  "heart-in-hand": HandHeart,
  images: Images,
  letters: Languages,
  lines: TextAlignStart,
  microphone: Mic,
  newspaper: Newspaper,
  pen: PenLine,
  presentation: Presentation,
  quote: Quote,
  table: Table2,
  trophy: Trophy,
  wrench: Wrench,
};

/** The sign of a kind; a plain page for one that this version does not know. */
export function KindIcon({ kind, className }: { kind: string; className: string }) {
  const name = findKind(kind)?.icon;
  const Icon = name ? icons[name] : FileText;
  return <Icon size={18} strokeWidth={1.75} aria-hidden className={className} />;
}
