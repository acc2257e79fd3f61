import { drawing, repeat } from "./drawing.ts";

/** Figures of invented research, drawn by code in ink on paper: a price series, a price map, a page of a ledger. */
const plate = (shapes: string) => drawing(720, 450, "#f6f1e4", shapes);

/** A wavering curve that is the same at every build. */
function curve(offset: number, swing: number, phase: number): string {
  const points = Array.from({ length: 44 }, (_, n) => {
    const wave = Math.sin(n * 0.55 + phase) * swing + Math.sin(n * 1.7 + phase * 2) * swing * 0.45;
    return `${(70 + n * 14).toFixed(0)} ${(offset + wave - n * 1.1).toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}

const series = plate(
  `<g stroke="#1d1c19" stroke-width="2" fill="none"><path d="M70 60v320h600"/>${repeat(
    7,
    (n) => `<path d="M${70 + n * 100} 380v8"/>`,
  )}</g><g stroke="#cfc6b2" stroke-width="1">${repeat(4, (n) => `<path d="M70 ${120 + n * 65}h600"/>`)}</g><path d="M322 60h56v320h-56z" fill="#7b1e28" opacity=".12"/><g fill="none" stroke-width="3"><path stroke="#7b1e28" d="${curve(
    250,
    46,
    0.4,
  )}"/><path stroke="#1d1c19" d="${curve(
    310,
    22,
    2,
  )}"/><path stroke="#7d776a" stroke-dasharray="3 6" d="${curve(195, 16, 4)}"/></g>`,
);

const markets = plate(
  `<path fill="#e4dcc8" d="M96 98c70-44 164-20 214-52s160-14 214 34 112 84 92 168-74 138-190 150-254 22-318-58S26 142 96 98Z"/><g fill="none" stroke="#fbf7ec" stroke-width="7"><path d="M300 60c10 80-40 120-10 180s70 90 60 150"/><path d="M110 190c90 10 120 60 190 60"/></g><g stroke="#7b1e28" stroke-width="1.5" opacity=".75">${repeat(
    9,
    (n) => `<path d="M302 246 ${140 + ((n * 137) % 430)} ${110 + ((n * 89) % 230)}"/>`,
  )}</g>${repeat(
    9,
    (n) =>
      `<circle cx="${140 + ((n * 137) % 430)}" cy="${110 + ((n * 89) % 230)}" r="${6 + ((n * 5) % 13)}" fill="#1d1c19"/>`,
  )}<circle cx="302" cy="246" r="17" fill="#7b1e28"/>`,
);

const ledger = plate(
  `<path fill="#ece2cb" d="M110 40h500v370H110z"/><path fill="#dccfb2" d="M356 40h8v370h-8z"/><g stroke="#7b1e28" stroke-width="1.5"><path d="M300 40v370M330 40v370M556 40v370M584 40v370"/></g><g stroke="#3a342a" stroke-width="2.4" stroke-linecap="round" fill="none">${repeat(
    15,
    (n) =>
      `<path d="M132 ${72 + n * 22}q${20 + (n % 4) * 6} -9 ${46 + (n % 5) * 12} 0t${28 + (n % 3) * 14} 0M308 ${72 + n * 22}h${10 + (n % 3) * 4}M384 ${72 + n * 22}q${24 + (n % 3) * 7} -8 ${58 + (n % 4) * 15} 0t${20 + (n % 4) * 9} 0M562 ${72 + n * 22}h${8 + (n % 4) * 3}"/>`,
  )}</g>`,
);

export const academicPlates = { series, markets, ledger } as const;
