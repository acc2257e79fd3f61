/** Line drawings on a 24 px grid; the owner's icon names are matched to the nearest one. */
const glyphs: readonly { pattern: RegExp; path: string }[] = [
  {
    pattern: /heart|love|care|health/i,
    path: "M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0 1 12 7.3 4.3 4.3 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10Z",
  },
  {
    pattern: /people|user|team|group|community/i,
    path: "M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm-6 8c0-3.3 2.7-5 6-5s6 1.7 6 5M16 5.5a3 3 0 0 1 0 5.5m2 3.3c1.9.7 3 2.3 3 4.7",
  },
  { pattern: /door|open|home|house|access/i, path: "M6 20V4h9v16M3 20h18M15 6l3-1v15M11.5 12v1" },
  { pattern: /chart|number|data|growth|trend/i, path: "M4 20h16M7 16v-4M12 16V6M17 16v-7" },
  {
    pattern: /leaf|green|nature|sustain|eco|plant/i,
    path: "M5 19C5 9 11 5 20 5c0 9-4 14-12 14-1 0-2-.3-3-1M5 19c2-5 5-8 9-9.5",
  },
  {
    pattern: /shield|trust|secur|honest|integrity/i,
    path: "M12 4l7 2.5V12c0 4.5-3 7-7 8.5-4-1.5-7-4-7-8.5V6.5L12 4Zm-3 8l2.2 2.2L15 10.3",
  },
  {
    pattern: /compass|direction|goal|target|focus/i,
    path: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm3.5-12-2.2 4.8-4.8 2.2 2.2-4.8 4.8-2.2Z",
  },
  {
    pattern: /hand|help|serv|support/i,
    path: "M7 12V6.5a1.5 1.5 0 0 1 3 0V11m0-5.5a1.5 1.5 0 0 1 3 0V11m0-4.5a1.5 1.5 0 0 1 3 0V14c0 4-2 6-5 6s-4.5-1.5-6-4.5L4 13c-.5-1.2 1-2 2-1l2 2",
  },
  {
    pattern: /book|learn|study|know|curio/i,
    path: "M12 7c-2-1.5-4.5-2-8-2v13c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V5c-3.5 0-6 .5-8 2Zm0 0v13",
  },
  { pattern: /ear|listen|talk|speech|chat|communic/i, path: "M4 6h16v10h-9l-4 4v-4H4V6Z" },
  { pattern: /code|tech|tool|build|craft/i, path: "M9 8l-4 4 4 4M15 8l4 4-4 4" },
];

const spark = "M12 4v5M12 15v5M4 12h5M15 12h5M7 7l2 2M15 15l2 2M17 7l-2 2M9 15l-2 2";

/** The drawing for an icon name of the owner; a spark when none fits. Decoration only. */
export function Glyph({ name }: { name: string }) {
  return (
    <svg className="glyph" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={glyphs.find(({ pattern }) => pattern.test(name))?.path ?? spark} />
    </svg>
  );
}
