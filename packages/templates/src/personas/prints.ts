import { drawing, repeat } from "./drawing.ts";
import { draw, features } from "./portraits.ts";

const salt = drawing(
  480,
  640,
  "#f3ede0",
  `<path fill="#e8563a" d="M0 420h480v220H0z"/><g fill="#1d2a44">${repeat(
    5,
    (n) => `<path d="m${60 + n * 84} ${430 - (n % 2) * 24} ${46 + (n % 3) * 8} 120h${-92 - (n % 3) * 16}z"/>`,
  )}</g><circle cx="330" cy="170" r="92" fill="#e8563a"/><path fill="#1d2a44" opacity=".9" d="M0 548h480v14H0zm0 40h480v8H0z"/>`,
);

const river = drawing(
  800,
  500,
  "#21403f",
  `${repeat(
    7,
    (n) =>
      `<path fill="none" stroke="${n % 3 === 1 ? "#f0b94c" : "#e9e2cf"}" stroke-width="${22 - n * 2}" d="M-20 ${90 + n * 58}c140-${70 - n * 6} 220 ${80 - n * 4} 400 10s280-${60 + n * 5} 460 ${20 - n * 6}"/>`,
  )}<path fill="#f0b94c" d="M560 70h120v120H560z"/>`,
);

const umbrellas = drawing(
  600,
  600,
  "#f0b94c",
  repeat(9, (n) => {
    const x = 110 + (n % 3) * 190;
    const y = 130 + Math.floor(n / 3) * 180;
    const colour = ["#1d2a44", "#e8563a", "#f3ede0"][(n * 2) % 3] ?? "#1d2a44";
    return `<path fill="${colour}" d="M${x - 74} ${y}a74 74 0 0 1 148 0q-18-20-37 0-18-20-37 0-18-20-37 0-18-20-37 0Z"/><path fill="none" stroke="#1d2a44" stroke-width="6" d="M${x} ${y - 6}v70q0 18 16 16"/>`;
  }),
);

const ferry = drawing(
  800,
  460,
  "#e9e2cf",
  `<path fill="#3f6f8c" d="M0 290h800v170H0z"/><path fill="#1d2a44" d="M90 250h620l-70 90H170z"/><path fill="#e8563a" d="M190 170h360v80H190z"/><g fill="#e9e2cf">${repeat(
    8,
    (n) => `<circle cx="${222 + n * 42}" cy="212" r="13"/>`,
  )}</g><path fill="#1d2a44" d="M430 90h70v80h-70z"/><path fill="#f0b94c" d="M430 112h70v20h-70z"/><g stroke="#e9e2cf" stroke-width="7">${repeat(
    6,
    (n) => `<path d="M${40 + n * 130} ${382 + (n % 2) * 34}h76"/>`,
  )}</g>`,
);

const lighthouse = drawing(
  460,
  690,
  "#1d2a44",
  `<path fill="#f0b94c" opacity=".95" d="m230 190 230-130v250z"/><path fill="#f0b94c" opacity=".5" d="M230 190 0 90v190z"/><path fill="#f3ede0" d="M180 230h100l36 400H144z"/><path fill="#e8563a" d="m172 320 118-1 8 84-134 1zm-16 168h148l8 84H148z"/><path fill="#f3ede0" d="M190 150h80v80h-80z"/><path fill="#e8563a" d="m230 96 56 54H174z"/><path fill="#3f6f8c" d="M0 610q115-40 230 0t230 0v80H0z"/>`,
);

const bread = drawing(
  700,
  560,
  "#e8563a",
  `<path fill="#1d2a44" d="M0 400h700v160H0z"/><path fill="#f0b94c" d="M110 410c-30-170 90-250 240-250s270 80 240 250z"/><g fill="none" stroke="#e8563a" stroke-width="20" stroke-linecap="round"><path d="m250 230 50 130M350 212l20 150M450 230l-8 130"/></g><path fill="#f3ede0" d="M60 410h580v26H60z"/><g fill="#f3ede0">${repeat(
    14,
    (n) => `<circle cx="${70 + n * 44}" cy="${470 + (n % 3) * 22}" r="${4 + (n % 3) * 2}"/>`,
  )}</g>`,
);

const ink = "#1d2a44";

const portrait = draw({
  ground: "#f0b94c",
  ink,
  skin: "#d9a57c",
  cloth: "#e8563a",
  hair: `<path fill="${ink}" d="M108 250c-34-20-30-60-10-84-14-40 18-78 56-76 24-30 76-28 98 2 40-4 66 36 50 74 26 26 20 66-8 86-10 2-16-8-12-16 6-30 0-60-18-78-34 6-84-4-100-22-10 16-28 30-36 46-4 20-4 40 0 60-4 8-12 10-20 8Z"/>`,
  details: `${features(ink)}<path fill="none" stroke="#f3ede0" stroke-width="10" stroke-linecap="round" d="M142 400q58 44 116 0M130 428q70 52 140 0"/><g fill="#f3ede0"><circle cx="118" cy="262" r="9"/><circle cx="282" cy="262" r="9"/></g>`,
});

/** Prints of an invented printmaker, drawn by code in two or three flat inks, each in its own format. */
export const prints = { salt, river, umbrellas, ferry, lighthouse, bread, portrait } as const;
