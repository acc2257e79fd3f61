import { drawing, repeat } from "./drawing.ts";

/** Fields of view of an invented laboratory, drawn by code: filaments, a plate of colonies, stained tissue. */
const field = (ground: string, shapes: string) => drawing(480, 480, ground, shapes);

/** Scatters without chance, so that every build draws the same. */
const spread = (index: number, step: number) => 30 + ((index * step) % 420);

const filaments = field(
  "#efe0ea",
  `<g fill="none" stroke="#8a2f74" stroke-width="13" stroke-linecap="round" opacity=".72">${repeat(13, (n) => {
    const [x, y] = [spread(n, 137), spread(n, 89)];
    return `<path d="M${x - 70} ${y}q35 ${n % 2 ? -60 : 54} 72 -4t${66 + (n % 3) * 14} ${n % 2 ? 22 : -18}"/>`;
  })}</g><g fill="#45307f">${repeat(34, (n) => `<circle cx="${spread(n, 113)}" cy="${spread(n, 71)}" r="${4 + (n % 3) * 2}"/>`)}</g>`,
);

const colonies = field(
  "#e9dfc9",
  `<circle cx="240" cy="240" r="226" fill="#f3ead8"/><g fill="#b0436b">${repeat(
    26,
    (n) =>
      `<circle cx="${96 + ((n * 97) % 290)}" cy="${92 + ((n * 61) % 300)}" r="${7 + ((n * 7) % 17)}" opacity="${0.55 + (n % 4) * 0.12}"/>`,
  )}</g><g fill="#fff" opacity=".65">${repeat(26, (n) => `<circle cx="${92 + ((n * 97) % 290)}" cy="${88 + ((n * 61) % 300)}" r="3"/>`)}</g>`,
);

const tissue = field(
  "#f2cfdc",
  `<g stroke="#fbeef3" stroke-width="7" fill="#d9799f">${repeat(42, (n) => {
    const [x, y] = [(n % 7) * 78 - 10 + (Math.floor(n / 7) % 2) * 38, Math.floor(n / 7) * 82 - 6];
    return `<path d="M${x} ${y + 22}l36-26 40 ${14 + (n % 3) * 6}v44l-38 28-40-${16 + (n % 4) * 4}z"/>`;
  })}</g><g fill="#4a2d83">${repeat(42, (n) => {
    const [x, y] = [(n % 7) * 78 + 26 + (Math.floor(n / 7) % 2) * 38, Math.floor(n / 7) * 82 + 32];
    return `<ellipse cx="${x + (n % 3) * 3}" cy="${y}" rx="${11 + (n % 3) * 2}" ry="${13 - (n % 2) * 3}"/>`;
  })}</g>`,
);

export const biologistPlates = { filaments, colonies, tissue } as const;
