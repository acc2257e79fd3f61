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

type KindWords = { icon: LucideIcon; line: string };

/** The sign of a kind and what it is for, where one chooses a section. */
const words: Readonly<Record<string, KindWords>> = {
  experience: { icon: Briefcase, line: "Jobs and roles, with what you did there." },
  education: { icon: GraduationCap, line: "Schools and degrees." },
  skills: { icon: Wrench, line: "What you can do, in groups." },
  projects: { icon: FolderOpen, line: "Work to show, with pictures and links." },
  gallery: { icon: Images, line: "Pictures in series." },
  figures: { icon: Hash, line: "Numbers that say something, each with its sentence." },
  training: { icon: Presentation, line: "Courses and further training." },
  publications: { icon: BookOpen, line: "Papers, books and chapters, with authors and DOI." },
  talks: { icon: Mic, line: "Lectures, panels and workshops you gave." },
  certifications: { icon: BadgeCheck, line: "Certificates and licences." },
  awards: { icon: Trophy, line: "Prizes, grants and honours." },
  volunteering: { icon: HandHeart, line: "Work you give your time to." },
  testimonials: { icon: Quote, line: "What others say about your work." },
  clients: { icon: Building2, line: "Who you have worked for." },
  press: { icon: Newspaper, line: "Articles and interviews about you." },
  text: { icon: TextAlignStart, line: "Words of your own, under any title." },
  table: { icon: Table2, line: "Rows of a name and a value: rates, instruments, sizes." },
  languages: { icon: Languages, line: "Languages with their level." },
  interests: { icon: Heart, line: "What you like outside of work." },
  writing: { icon: PenLine, line: "Posts of your blog." },
  links: { icon: Link, line: "Other places of yours on the web." },
};

export function wordsOfKind(name: string): KindWords {
  return words[name] ?? { icon: FileText, line: "" };
}
