import type { JSX } from "react";
import { yearRange, type DatesView } from "../view/dates.ts";
import type { LinkView } from "../view/safe-links.ts";
import type { ProseView, TextBlock } from "../view/text-blocks.ts";

/** A typed text as paragraphs and lists; long texts fold without script. `more` is the word on the fold. */
export function Prose({ prose, more, className = "" }: { prose: ProseView; more: string; className?: string }) {
  if (prose.blocks.length === 0) return null;
  return (
    <div className={`prose ${className}`.trim()}>
      <Blocks blocks={prose.lead} />
      {prose.rest.length > 0 && (
        <details className="more">
          <summary>{more}</summary>
          <Blocks blocks={prose.rest} />
        </details>
      )}
    </div>
  );
}

function Blocks({ blocks }: { blocks: readonly TextBlock[] }): JSX.Element[] {
  return blocks.map((block, index) =>
    block.kind === "text" ? (
      <p key={index}>{block.text}</p>
    ) : (
      <ul key={index}>
        {block.items.map((item, position) => (
          <li key={position}>{item}</li>
        ))}
      </ul>
    ),
  );
}

/** The owner's own date text; its two ends are `time` elements when they could be read. */
export function Dates({ dates, className }: { dates: DatesView; className?: string }) {
  if (!dates.text) return null;
  const { parsed } = dates;
  const [from, to] = splitRange(dates.text);
  if (!parsed) return <span className={className}>{dates.text}</span>;
  if (!to) {
    return (
      <time className={className} dateTime={parsed.start}>
        {dates.text}
      </time>
    );
  }
  return (
    <span className={className}>
      <time dateTime={parsed.start}>{from}</time>
      {"\u2009–"}
      <wbr />
      {"\u2009"}
      {parsed.end ? <time dateTime={parsed.end}>{to}</time> : to}
    </span>
  );
}

/** {@link Dates} in a line of their own; nothing where there are none. */
export function When({ dates, className = "when" }: { dates: DatesView | null | undefined; className?: string }) {
  if (!dates?.text) return null;
  return (
    <p className={className}>
      <Dates dates={dates} />
    </p>
  );
}

/** Years only, as large figures; the full text stays for those who do not see them. */
export function Years({ dates, className }: { dates: DatesView; className?: string }) {
  const text = yearRange(dates);
  if (!text) return null;
  return dates.parsed ? (
    <time className={className} dateTime={dates.parsed.start}>
      {text}
    </time>
  ) : (
    <span className={className}>{text}</span>
  );
}

/** The two ends of a range; a short month stays with its year. */
function splitRange(text: string): [string, string | undefined] {
  const parts = text
    .split(/\s+(?:[-–—]|to)\s+|(?<=\d{4})\s*[-–—]\s*(?=\d{4}|[A-Za-z])/)
    .map((part) => part.replace(/^(\p{L}{2,5}\.?) (?=\d{4}$)/u, "$1\u00a0"));
  return parts.length === 2 ? [parts[0] ?? text, parts[1]] : [text, undefined];
}

/**
 * A link; to another place never as opener and never vouched for (contract.md 14). A telephone number reads from left to
 * right in every script, or its plus would stand at the wrong end.
 */
export function SafeLink({
  link,
  className,
  children,
}: {
  link: LinkView;
  className?: string;
  children?: JSX.Element;
}) {
  const words = children ?? <Breakable text={link.label} />;
  return (
    <a className={className} href={link.href} rel={link.kind === "own" ? undefined : "noopener nofollow ugc"}>
      {link.kind === "phone" ? <bdi dir="ltr">{words}</bdi> : words}
    </a>
  );
}

/** Addresses and mail names may break after `/ . - _ @`. */
export function Breakable({ text }: { text: string }) {
  if (!/[/@_]|\w\.\w/.test(text)) return text;
  const pieces = text.split(/(?<=[/._@-])(?=.)/);
  return pieces.map((piece, index) => (
    <span key={index}>
      {index > 0 && <wbr />}
      {piece}
    </span>
  ));
}

/** Texts that exist, joined by a middle dot, which never begins a line. */
export function joinDots(parts: readonly (string | null | undefined)[]): string {
  return parts.filter((part) => part).join("\u00a0· ");
}

/** A language and in brackets its level, as the owner put it. */
export function withLevel({ name, level }: { name: string; level: string }): string {
  return level ? `${name} (${level})` : name;
}
