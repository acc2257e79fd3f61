import { Fragment, type CSSProperties } from "react";
import { breakLines, canStretch, fitLine, joinShort, type Wall } from "./stretch.ts";

type Walls = { wide: Wall; narrow: Wall; caps: boolean };

/** On a wide wall and in the palm of a hand: each has its own solution, the style sheet chooses. */
const walls = {
  title: {
    wide: { base: 12, growth: 2.2, longest: 15 },
    narrow: { base: 17, growth: 1.6, longest: 8.2 },
    caps: true,
  },
  words: {
    wide: { base: 7.5, growth: 1.8, longest: 16 },
    narrow: { base: 13, growth: 1.6, longest: 10 },
    caps: true,
  },
  address: {
    wide: { base: 11, growth: 1.6, longest: 18 },
    narrow: { base: 15, growth: 1.6, longest: 9 },
    caps: false,
  },
} as const satisfies Record<string, Walls>;

/** A text whose lines stretch from edge to edge. Lines of the narrow wall stand within those of the wide one. */
export function Elastic({ text, kind = "title" }: { text: string; kind?: keyof typeof walls }) {
  const { wide, narrow, caps } = walls[kind];
  return breakLines(text, wide, caps).map((row, index) => (
    <Fragment key={index}>
      {index > 0 && !row.joined && " "}
      <span className="wide" style={setting(row.text, wide, "w", caps)} {...lineMarks(row.text)}>
        {breakLines(row.text, narrow, caps).map((line, position) => (
          <Fragment key={position}>
            {position > 0 && !line.joined && " "}
            <span className="narrow" style={setting(line.text, narrow, "n", caps)}>
              {line.text}
            </span>
          </Fragment>
        ))}
      </span>
    </Fragment>
  ));
}

/** The parts of a name, each stretched to the wall; at most three lines. */
export function ElasticName({ parts, drop }: { parts: readonly string[]; drop: 0 | 1 | 2 }) {
  const wall: Wall = { base: [19, 15, 12][drop] ?? 12, growth: 1.35, longest: 18 };
  const name = parts.join(" ");
  const hasCapitals = name.toUpperCase() !== name.toLowerCase();
  const lines = hasCapitals ? nameLines(parts, wall) : [name];
  return lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && " "}
      <span className="line" style={setting(line, wall, "w", true)} {...lineMarks(line)}>
        {line}
      </span>
    </Fragment>
  ));
}

function nameLines(parts: readonly string[], wall: Wall): string[] {
  if (parts.length <= 3) return joinShort(parts, wall);
  const third = parts.join(" ").length / 3;
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && (last.length + part.length <= third * 1.25 || lines.length === 3)) {
      lines[lines.length - 1] = `${last} ${part}`;
    } else lines.push(part);
  }
  return lines.flatMap((line) => breakLines(line, wall, true).map(({ text }) => text));
}

function setting(text: string, wall: Wall, name: "w" | "n", caps: boolean): CSSProperties {
  const { size, stretch } = fitLine(caps ? text.toUpperCase() : text, wall);
  return { [`--${name}s`]: size.toFixed(2), [`--${name}w`]: stretch.toFixed(1) };
}

/** Accents above capitals need room; letters that the face lacks are set plainly and may wrap. */
function lineMarks(text: string) {
  return {
    "data-accents": /\p{M}/u.test(text.normalize("NFD")) || undefined,
    "data-plain": canStretch(text) ? undefined : true,
  };
}
