import { drawing, repeat } from "./drawing.ts";
import { blend, glow, lit } from "./lit.ts";

/** A rain garden after the rain, as a model on a table: strata cut open at the front. */
const garden = lit({
  width: 900,
  height: 600,
  ground: "#d8d3c6",
  defs:
    blend("table", ["#e9e4d8", "#b9b1a0"]) +
    blend("grass", ["#a9c46a", "#5f8a3c"], "0 0 1 1") +
    blend("soil", ["#6b4a2f", "#3d2819"]) +
    blend("gravel", ["#b9b5ab", "#7d796f"]) +
    blend("pool", ["#bfe3ee", "#4f93ab"], "0 0 1 1") +
    glow("sun", "#fff5d6", 0.9),
  grain: 0.3,
  shapes: `<rect width="900" height="600" fill="url(#table)"/><path d="M90 430 450 560 830 400 470 300z" opacity=".4" filter="url(#soft)"/><path d="M90 300 450 420v120L90 410z" fill="url(#soil)"/><path d="M450 420 820 270v116L450 540z" fill="#4a3220"/><path d="M90 356l360 124v32L90 386zM450 480l370-152v30L450 512z" fill="url(#gravel)"/><path d="M90 300 460 170l360 100-370 150z" fill="url(#grass)"/><path d="M250 298c40-50 150-76 250-60s150 52 90 86-170 52-250 40-120-34-90-66z" fill="#8a6a45"/><path d="M284 300c36-38 130-56 208-46s120 40 74 66-136 40-200 30-106-26-82-50z" fill="url(#pool)"/>${repeat(
    46,
    (n) => {
      const x = 236 + ((n * 83) % 400);
      const y = 250 + ((n * 47) % 110);
      return `<path d="M${x} ${y}q${-6 - (n % 5)} -${18 + (n % 4) * 8} ${-10 + (n % 7) * 3} -${34 + (n % 5) * 7}m${10 - (n % 7) * 3} ${34 + (n % 5) * 7}q4 -20 ${6 + (n % 4) * 3} -${30 + (n % 3) * 9}" fill="none" stroke="${["#3f6b2c", "#6f9440", "#2f5430"][n % 3]}" stroke-width="3"/>${n % 4 === 0 ? `<circle cx="${x - 8}" cy="${y - 36}" r="6" fill="${["#d9598c", "#f0c13f", "#8a6fd1"][n % 3]}"/>` : ""}`;
    },
  )}${repeat(9, (n) => `<ellipse cx="${330 + n * 26}" cy="${292 + ((n * 17) % 30)}" rx="${8 + (n % 3) * 5}" ry="${3 + (n % 3)}" fill="none" stroke="#fff" stroke-width="1.5" opacity=".8"/>`)}<circle cx="700" cy="60" r="420" fill="url(#sun)" style="mix-blend-mode:soft-light"/>`,
});

/** A counter of bicycles at a bridge: a week of its counts, plotted by hand on squared paper. */
const counts = drawing(
  900,
  600,
  "#fbfaf4",
  `<defs><filter id="hand"><feTurbulence baseFrequency=".02" numOctaves="2" seed="9"/><feDisplacementMap in="SourceGraphic" scale="6"/></filter></defs><g stroke="#bcd3e6" stroke-width="1">${repeat(31, (n) => `<path d="M${n * 30} 0v600M0 ${n * 30}h900"/>`)}</g><g filter="url(#hand)">${repeat(
    7,
    (n) => {
      const tall = [250, 278, 262, 290, 236, 120, 96][n] ?? 100;
      return `<path d="M${110 + n * 104} 500V${500 - tall}h64v${tall}z" fill="${n > 4 ? "#f0b43c" : "#2d6fb8"}" opacity=".85"/><path d="M${110 + n * 104} ${500 - tall * 0.62}h64" stroke="#fff" stroke-width="4"/>`;
    },
  )}<path d="M70 500h780M80 510V90" stroke="#14203a" stroke-width="5" fill="none"/><path d="M120 190c100-60 190-30 290-46s190 60 300 190" stroke="#d2472f" stroke-width="6" fill="none"/><path d="M700 316l14 24 4-30" stroke="#d2472f" stroke-width="6" fill="none"/><g fill="none" stroke="#14203a" stroke-width="5"><circle cx="640" cy="120" r="34"/><circle cx="744" cy="120" r="34"/><path d="M640 120l36-56h48l20 56m-68-56 24 56h-60m36 0 34-48M666 58h22m34-4h18v12"/></g></g>`,
);

/** A valley from the air in lines of height, with the water that it loses. */
const valley = drawing(
  900,
  600,
  "#e7efe4",
  `<defs>${blend("relief", ["#f3f0dc", "#c3d8b4", "#8fb59a"], "0 0 1 1")}<filter id="wave"><feTurbulence baseFrequency=".006" numOctaves="3" seed="21"/><feDisplacementMap in="SourceGraphic" scale="120"/></filter></defs><rect width="900" height="600" fill="url(#relief)"/><g filter="url(#wave)" fill="none" stroke="#7b5a3a">${repeat(26, (n) => `<ellipse cx="${430 + n * 4}" cy="${300 - n * 3}" rx="${30 + n * 26}" ry="${16 + n * 19}" stroke-width="${n % 5 === 0 ? 3 : 1.3}"/>`)}</g><path d="M-20 470c160-40 200-150 340-150s170 110 300 60 150-190 300-220" fill="none" stroke="#2d6fb8" stroke-width="14" opacity=".85"/><path d="M330 318c20-90 80-120 90-210M620 380c60 40 70 110 150 170" fill="none" stroke="#2d6fb8" stroke-width="6" opacity=".7"/>${repeat(7, (n) => `<path d="M${150 + n * 98} ${430 - ((n * 61) % 190)}l12 20h-24z" fill="#d2472f" stroke="#fff" stroke-width="2"/>`)}`,
);

/** Somebody cut out of paper, layer on layer, each with its shadow. */
const portrait = drawing(
  400,
  450,
  "#f4c84a",
  `<defs><filter id="cut" x="-.2" y="-.2" width="1.4" height="1.4"><feDropShadow dx="3" dy="6" stdDeviation="4" flood-color="#3a2410" flood-opacity=".45"/></filter><filter id="pulp"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2"/><feColorMatrix values="0 0 0 0 .4 0 0 0 0 .35 0 0 0 0 .3 0 0 0 .5 -.2"/></filter></defs><circle cx="200" cy="190" r="170" fill="#f7e6b8" filter="url(#cut)"/><path d="M96 330c-40-120-20-250 104-250s144 130 104 250z" fill="#3b2146" filter="url(#cut)"/><path d="M20 450c6-84 74-110 134-122h92c60 12 128 38 134 122z" fill="#1f6f78" filter="url(#cut)"/><path d="M166 262h68v70c-14 34-54 34-68 0z" fill="#b9744d" filter="url(#cut)"/><path d="M200 104c-48 0-74 34-74 82 0 58 32 106 74 106s74-48 74-106c0-48-26-82-74-82z" fill="#cf8a5f" filter="url(#cut)"/><path d="M122 190c0-70 30-104 84-104 44 0 76 30 74 100-20-20-26-38-34-52-30 26-84 24-124 56z" fill="#4b2a59" filter="url(#cut)"/><path d="M140 352l60 40 60-40-10 98H150z" fill="#f6efe0" filter="url(#cut)"/><path d="M172 250c18 14 40 14 58 0-6 22-52 22-58 0z" fill="#fff" filter="url(#cut)"/><path d="M200 196c-2 16-8 24-6 30 4 4 10 4 14 2" fill="none" stroke="#7d4629" stroke-width="6" stroke-linecap="round"/><circle cx="170" cy="200" r="8" fill="#2b1734"/><circle cx="232" cy="200" r="8" fill="#2b1734"/><path d="M154 180q16-12 34-3m26 1q18-10 34 4" fill="none" stroke="#2b1734" stroke-width="6" stroke-linecap="round"/><circle cx="128" cy="240" r="11" fill="#e4572e" filter="url(#cut)"/><circle cx="274" cy="240" r="11" fill="#e4572e" filter="url(#cut)"/><rect width="400" height="450" filter="url(#pulp)" style="mix-blend-mode:multiply"/>`,
);

/** A student's works, and a portrait: a model on a table, a plot by hand, a map of heights, cut paper. */
export const studentPlates = { garden, counts, valley, portrait } as const;
