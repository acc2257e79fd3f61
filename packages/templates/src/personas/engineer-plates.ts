import { drawing, repeat } from "./drawing.ts";

/** Pictures of invented structures, drawn by code: elevations and sections in a few flat tones. */
const plate = (ground: string, shapes: string) => drawing(720, 480, ground, shapes);

/** A bascule bridge, half open, with its counterweight in the pier. */
const bridge = plate(
  "#dfe6e6",
  `<path fill="#b9cbd1" d="M0 372h720v108H0z"/><path fill="#8fa6ae" d="M0 372h720v6H0zM40 410h150v4H40zM300 436h220v4H300zM560 404h110v4H560z"/><path fill="#5c666b" d="M0 300h206v26H0zM520 300h200v26H520z"/><path fill="#79858a" d="M150 326h84v110h-84zM498 326h60v110h-60z"/><g transform="rotate(-38 206 306)"><path fill="#1f3d4c" d="M120 292h396v24H120z"/><path fill="none" stroke="#1f3d4c" stroke-width="7" d="M206 292 256 236h220l34 56M256 236v56M300 236v56M344 236v56M388 236v56M432 236v56M476 236v56M256 292l44-56M300 292l44-56M344 292l44-56M388 292l44-56M432 292l44-56"/><path fill="#c2552d" d="M112 268h62v70h-62z"/></g><circle cx="206" cy="306" r="17" fill="#dfe6e6" stroke="#1f3d4c" stroke-width="7"/><path fill="#39474d" d="M30 236h64v64H30z"/><path fill="#f0c56b" d="M40 248h20v18H40zM66 248h20v18H66z"/>`,
);

/** A mitre gate of a lock from above, with its water levels. */
const lock = plate(
  "#ece9df",
  `<path fill="#a9c3c4" d="M0 140h360v200H0z"/><path fill="#cbdcd8" d="M360 140h360v200H360z"/><path fill="#77736a" d="M0 100h720v40H0zM0 340h720v40H0z"/><path fill="#5a574f" d="M300 84h110v56H300zM300 340h110v56H300z"/><path fill="none" stroke="#23413f" stroke-width="20" stroke-linejoin="round" d="M322 146 402 240 322 334"/><circle cx="318" cy="140" r="16" fill="#b5482a"/><circle cx="318" cy="340" r="16" fill="#b5482a"/><path fill="none" stroke="#8aa9a9" stroke-width="5" d="${repeat(5, (n) => `M${30 + (n % 2) * 60} ${172 + n * 34}h150`)}"/><path fill="none" stroke="#23413f" stroke-width="4" stroke-dasharray="14 10" d="M318 140 470 60M318 340l152 80"/><path fill="#23413f" d="M462 50h64v22h-64zM462 410h64v22h-64z"/>`,
);

/** A control cabinet: rails, terminals and one row of relays. */
const cabinet = plate(
  "#cfd4cf",
  `<path fill="#f1f1ea" d="M130 40h460v400H130z"/><path fill="#9ba39d" d="M160 116h400v10H160zM160 226h400v10H160zM160 336h400v10H160z"/>${repeat(6, (n) => `<path fill="#2d3a39" d="M${172 + n * 64} 76h50v92h-50z"/><path fill="${n === 4 ? "#c2552d" : "#7fa294"}" d="M${182 + n * 64} 90h30v12h-30z"/>`)}${repeat(12, (n) => `<path fill="${n % 4 === 3 ? "#c2552d" : "#556462"}" d="M${172 + n * 32} 198h24v66h-24z"/>`)}${repeat(24, (n) => `<path fill="#e0b65a" d="M${170 + n * 16} 318h12v46h-12z"/>`)}<path fill="none" stroke="#6a7672" stroke-width="4" d="M196 168v30M260 168v30M324 168v30M388 168v14h40v16M452 168v30M180 264v54M244 264v30h60v24M372 264v54M500 264v54"/>`,
);

export const engineerPlates = { bridge, lock, cabinet } as const;
