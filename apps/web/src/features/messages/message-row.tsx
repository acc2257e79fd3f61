import type { ContactMessage } from "@vitrine/model";
import { Button, buttonClass, VisuallyHidden } from "@vitrine/ui";
import { clsx } from "clsx";
import { MailOpen, Reply, Trash2 } from "lucide-react";
import { useId } from "react";

type MessageRowProps = {
  message: ContactMessage;
  siteName: string;
  isOpen: boolean;
  onToggle: () => void;
  onMarkUnread: () => void;
  onDelete: () => void;
};

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;
const day = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: "full", timeStyle: "short" });

/** One message: who wrote and how it begins; open, all of it and what can be done with it. */
export function MessageRow({ message, siteName, isOpen, onToggle, onMarkUnread, onDelete }: MessageRowProps) {
  const id = useId();
  const { name, email, message: text, read, created_at } = message;
  return (
    <li className={clsx("-ms-4 border-s-[3px] ps-[13px]", read ? "border-s-transparent" : "border-s-brand")}>
      <h2 className="font-text text-app">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="flex min-h-14 w-full flex-col justify-center gap-0.5 py-2 text-start hover:text-brand focus-visible:-outline-offset-2"
        >
          <span className="flex w-full items-baseline justify-between gap-4">
            <span className={clsx("min-w-0 wrap-anywhere", !read && "font-semibold")}>
              <bdi>{name}</bdi>
              {read ? null : <VisuallyHidden>, new</VisuallyHidden>}
            </span>
            <time dateTime={created_at} className="shrink-0 text-caption font-normal text-muted">
              {day.format(new Date(created_at))}
            </time>
          </span>
          {isOpen ? null : <span className="line-clamp-1 font-normal text-muted wrap-anywhere">{text}</span>}
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className="pb-5">
        <p className="text-caption text-muted wrap-anywhere">
          {email}, {moment.format(new Date(created_at))}
        </p>
        <p dir="auto" className="mt-3 max-w-[64ch] whitespace-pre-wrap wrap-anywhere">
          {text}
        </p>
        <div className="mt-4 flex flex-wrap gap-x-2 gap-y-3">
          <a
            href={replyAddress(message, siteName)}
            className={buttonClass({ variant: "primary", className: "max-sm:w-full" })}
          >
            <Reply {...icon} />
            Reply by email
          </a>
          <Button variant="quiet" icon={<MailOpen {...icon} />} onClick={onMarkUnread}>
            Mark as unread
          </Button>
          <Button variant="danger" icon={<Trash2 {...icon} />} onClick={onDelete} className="max-sm:ms-auto">
            Delete
          </Button>
        </div>
      </div>
    </li>
  );
}

/** Opens a mail to the writer with their words below, each line quoted. */
function replyAddress({ email, message }: ContactMessage, siteName: string): string {
  const subject = `Re: ${siteName || "Your message"}`;
  const quoted = message
    .slice(0, 1000)
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\r\n");
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`\r\n\r\n${quoted}`)}`;
}
