import { useQuery } from "@tanstack/react-query";
import { buttonClass, Dialog } from "@vitrine/ui";
import { configQuery } from "../../lib/queries/config.ts";

export type InfoTopic = "ats" | "domain" | "analytics" | "support";

type Info = { title: string; text: string[]; links: { href: string; label: string }[] };

const infos: Readonly<Record<InfoTopic, Info>> = {
  ats: {
    title: "What applicant tracking systems need",
    text: [
      "They read text, not looks: one column of headings, lists and dates in plain words.",
      "Your site is built that way underneath, whatever its template looks like, and exports as PDF and Word with real text.",
    ],
    links: [{ href: "/help/ats-optimization", label: "How to write for an ATS" }],
  },
  domain: {
    title: "A domain of your own",
    text: [
      "Premium is required for custom domains. You enter the domain, set one record with your registrar, and your site answers there.",
      "Every plan has an address on this site from the first minute.",
    ],
    links: [{ href: "/help", label: "Help" }],
  },
  analytics: {
    title: "What analytics show",
    text: [
      "Views and visitors by day, with pro. Where they came from, on which devices and which posts they read, with premium.",
      "No cookies, no stored addresses, and your own visits do not count.",
    ],
    links: [{ href: "/help/analytics", label: "Reading your analytics" }],
  },
  support: {
    title: "Ask us",
    text: ["Premium is required for live chat support, and puts your question first."],
    links: [
      { href: "/support", label: "Write to support" },
      { href: "/help", label: "Help" },
    ],
  },
};

type InfoDialogProps = {
  topic: InfoTopic;
  /** What is promised of answers here. */ support: string | null;
  onClose: () => void;
};

/** The info modals of the feature buttons; help opens in a new tab. */
export function InfoDialog({ topic, support, onClose }: InfoDialogProps) {
  const config = useQuery(configQuery);
  const supportEmail = config.data?.support_email;
  const { title, text, links } = infos[topic];
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} size="medium">
      <div className="flex flex-col gap-3">
        {topic === "support" && support !== null ? <p>{support}</p> : null}
        {text.map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
        <div className="mt-3 flex flex-wrap gap-3">
          {links.map(({ href, label }) => (
            <a key={href} href={href} target="_blank" rel="noopener" className={buttonClass()}>
              {label}
            </a>
          ))}
          {topic === "support" && supportEmail ? (
            <a href={`mailto:${supportEmail}`} className={buttonClass({ variant: "quiet" })}>
              {supportEmail}
            </a>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}
