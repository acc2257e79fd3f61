import type { WebsiteStatus } from "@vitrine/model";
import type { BadgeTone } from "@vitrine/ui";
import { Eye, Globe, Lock } from "lucide-react";

/** The states of a website in its owner's words (document 2, section 4), each with what it means in full. */
export const visibilityStates = [
  {
    status: "draft",
    label: "Draft",
    meaning: "Only visible to you",
    explanation: "Nobody but you sees it. A private link shows it to those you give it to.",
    tone: "neutral",
    Icon: Lock,
  },
  {
    status: "private",
    label: "Private",
    meaning: "Visible only when logged in",
    explanation:
      "Everybody who has an account here and knows the address sees it; search engines and all others do not. For somebody without an account, make a private link.",
    tone: "info",
    Icon: Eye,
  },
  {
    status: "published",
    label: "Published",
    meaning: "Publicly accessible",
    explanation: "Everybody sees it, and search engines may list it.",
    tone: "success",
    Icon: Globe,
  },
] as const satisfies readonly {
  status: WebsiteStatus;
  label: string;
  meaning: string;
  explanation: string;
  tone: BadgeTone;
  Icon: typeof Lock;
}[];
