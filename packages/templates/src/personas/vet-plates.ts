import { drawing, repeat } from "./drawing.ts";
import { blend, glow, lit } from "./lit.ts";

/** A cow from the side, standing; `fill` is her coat, `spots` what is drawn upon it. */
const cow = (x: number, y: number, size: number, fill: string, spots = "") =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path fill="${fill}" d="M6 40c10-20 60-22 110-20 40 2 60-4 76-14l10-14 12 8 14-4-4 16c8 10 14 22 8 34-4 8-18 8-24 0l-16 2c-4 22-14 36-20 42l-2 58h-14l-4-54c-30 10-62 8-84 0l-6 54H46l-4-62C30 82 22 70 20 56c-6 10-8 30-12 44l-8-4C-2 76 0 52 6 40Z"/>${spots}</g>`;

/** Cattle on the marsh before sunrise, the mist up to their bellies. */
const marsh = lit({
  width: 900,
  height: 600,
  ground: "#9fb0a8",
  defs:
    blend("sky", ["#4f6674", "#9eaca8", "#efcf9f", "#f6e6c4"]) +
    blend("fen", ["#b9bf9c", "#66764f", "#2c3c26"]) +
    blend("mist", ["#f4ead1", "#f4ead1"]) +
    glow("sun", "#fff3cf"),
  shapes: `<rect width="900" height="360" fill="url(#sky)"/>
<circle cx="640" cy="320" r="240" fill="url(#sun)"/>
<circle cx="640" cy="318" r="30" fill="#fff8e2"/>
<path fill="#56685a" opacity=".7" d="M0 344c120-16 210-6 330-10s190-16 300-6 160-4 270 6v30H0z"/>
<rect y="352" width="900" height="248" fill="url(#fen)"/>
<path d="M430 600c20-80 130-160 214-246h14c-60 90-90 170-70 246Z" fill="#f2dfb4" opacity=".75"/>${cow(90, 330, 0.55, "#4a3b30")}${cow(300, 316, 0.42, "#59483a")}${cow(700, 336, 0.6, "#3c2f27")}<rect y="372" width="900" height="60" fill="url(#mist)" opacity=".55" filter="url(#soft)"/>${cow(150, 360, 1.35, "#2a211c", `<path fill="#d9cdb6" opacity=".75" d="M60 34c20-8 40-2 44 16s-20 26-36 20-24-28-8-36Zm84-6c14-4 24 4 20 16s-20 10-26 4 0-18 6-20Z"/>`)}<rect y="520" width="900" height="60" fill="#efe3c4" opacity=".34" filter="url(#soft)"/>${repeat(70, (n) => `<path d="M${(n * 71) % 900} ${600 - ((n * 37) % 60)}q${(n % 5) - 2} -22 ${(n % 7) - 3} -40" fill="none" stroke="#1f2c1a" stroke-width="2.5" opacity=".75"/>`)}`,
});

/** Milk of four udders under the lamp of a parlour: a board with wells, each in its own colour. */
const milk = lit({
  width: 900,
  height: 600,
  ground: "#2e3338",
  defs:
    blend("bench", ["#5b666c", "#353d43", "#1e2428"]) +
    blend("glass", ["#ffffff", "#dfe7e8", "#8fa0a6", "#e8f0f0"], "0 0 1 0") +
    blend("milk", ["#fffdf4", "#efe6cf", "#cbbf9f"], "0 0 1 0") +
    glow("lamp", "#fff0cc", 0.85) +
    glow("well", "#ffffff", 0.6),
  shapes: `<rect width="900" height="600" fill="url(#bench)"/>
<path d="M0 380h900" stroke="#12171a" stroke-width="5"/>
<circle cx="300" cy="120" r="430" fill="url(#lamp)"/>
<ellipse cx="480" cy="520" rx="330" ry="50" fill="#000" opacity=".5" filter="url(#soft)"/>
<path d="M196 330h520l70 190H126Z" fill="#e9eae4"/>
<path d="M126 520h660v18H126z" fill="#b7bab2"/>${repeat(
    4,
    (n) => `<ellipse cx="${266 + n * 126}" cy="404" rx="52" ry="26" fill="#9ea39b"/>
<ellipse cx="${266 + n * 126}" cy="400" rx="52" ry="26" fill="${["#e9dfae", "#e4d59c", "#b9c79a", "#e8dca8"][n]}"/>
<ellipse cx="${256 + n * 126}" cy="392" rx="26" ry="9" fill="url(#well)"/>${n === 2 ? `<path d="M490 400c10-12 26-4 34 2s24 2 20 10-40 10-54-12Z" fill="#5f7f5b" opacity=".7"/>` : ""}`,
  )}<g><path d="M90 110h74v230a37 37 0 0 1-74 0Z" fill="url(#glass)" opacity=".55"/>
<path d="M94 190h66v148a33 33 0 0 1-66 0Z" fill="url(#milk)"/>
<ellipse cx="127" cy="110" rx="37" ry="9" fill="none" stroke="#f3f8f8" stroke-width="4"/>
</g>
<g transform="translate(684 40)"><path d="M0 60h120v240a24 24 0 0 1-24 24H24A24 24 0 0 1 0 300Z" fill="url(#glass)" opacity=".5"/>
<path d="M5 150h110v148a22 22 0 0 1-22 22H27A22 22 0 0 1 5 298Z" fill="url(#milk)"/>
<path d="M34 0h52l12 60H22Z" fill="#7a3a22"/>
<path d="M14 190h92v74H14z" fill="#f6f1dd"/>
<path d="M26 206h60M26 222h44M26 238h66" stroke="#49503f" stroke-width="4"/>
</g>`,
});

/** A plan of a barn drawn for its farmer: where the wind goes, where the calves lie. */
const barn = drawing(
  900,
  600,
  "#efe9d2",
  `<defs><pattern id="straw" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(31)"><path d="M0 2h7M5 8h7" stroke="#a58b3c" stroke-width="1.6"/>
</pattern><pattern id="slats" width="9" height="9" patternUnits="userSpaceOnUse"><path d="M0 0v9" stroke="#6d735f" stroke-width="2"/>
</pattern><filter id="hand"><feTurbulence baseFrequency=".02" numOctaves="2" seed="5"/>
<feDisplacementMap in="SourceGraphic" scale="5"/>
</filter></defs>
<g filter="url(#hand)" fill="none" stroke="#2b2c20" stroke-width="5"><path fill="#f8f4e2" d="M110 120h680v330H110z"/>
<path fill="url(#straw)" d="M110 120h680v90H110zM110 360h460v90H110z"/>
<path fill="url(#slats)" d="M110 210h680v50H110z"/>
<path d="M110 310h680" stroke-width="3"/>${repeat(16, (n) => `<path d="M${150 + n * 40} 120v62" stroke-width="3"/>`)}<g stroke-width="4">${repeat(4, (n) => `<path fill="#efe2b8" d="M${590 + (n % 2) * 95} ${372 + Math.floor(n / 2) * 38}h86v32h-86z"/>`)}</g>
<path d="M380 450v-12h90v12" stroke="#efe9d2" stroke-width="9"/>
</g>
<g filter="url(#hand)" fill="none" stroke="#96280f" stroke-width="6" stroke-linecap="round">${repeat(3, (n) => `<path d="M${200 + n * 220} 560c-10-60 50-90 40-160s40-130 30-230m-22 26 22-28 22 28"/>`)}</g>
<path d="M60 520h-14v-60h14m-14 30h-16" fill="none" stroke="#2b2c20" stroke-width="3"/>
<g fill="#2b2c20">${repeat(9, (n) => `<path d="M${640 + n * 18} 530h${n % 3 ? 12 : 9}v5h-12z"/>`)}</g>
<path d="M640 548h150M640 542v12M790 542v12" stroke="#2b2c20" stroke-width="3"/>`,
);

const rule = (id: string, gap: number, width: number, turn: number) =>
  `<pattern id="${id}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><path d="M0 ${gap / 2}h${gap}" stroke="#23241a" stroke-width="${width}"/>
</pattern>`;

/** Somebody in a storm jacket, cut in wood: black, paper, and the lines between. */
const portrait = drawing(
  400,
  500,
  "#e3dcbb",
  `<defs>${rule("sky", 9, 2.4, -4)}${rule("fine", 5, 2, 18)}${rule("deep", 5, 3.2, -38)}<filter id="cut"><feTurbulence baseFrequency=".05" numOctaves="2" seed="4"/>
<feDisplacementMap in="SourceGraphic" scale="5"/>
</filter></defs>
<g filter="url(#cut)"><path d="M0 0h400v380H0z" fill="url(#sky)"/>
<path d="M0 360h400v140H0z" fill="#4f5410"/>
<path d="M20 500c6-84 56-120 128-140h104c72 20 122 56 128 140Z" fill="#23241a"/>
<path d="m148 360 52 66 52-66 26 8-44 132h-68l-44-132z" fill="#96280f"/>
<path d="M168 300h64v78c-18 30-46 30-64 0Z" fill="#f0e8cc"/>
<path d="M168 318c20 22 44 22 64 0v60c-18 30-46 30-64 0Z" fill="url(#deep)"/>
<path d="M200 112c-50 0-80 36-80 92 0 66 36 124 80 124s80-58 80-124c0-56-30-92-80-92Z" fill="#f6efd6"/>
<path d="M222 114c36 6 58 42 58 90 0 66-36 124-80 124-8 0-16-2-22-4 42-18 58-58 58-104 0-40-6-78-14-106Z" fill="url(#deep)"/>
<path d="M128 236c10 26 22 38 38 40-8 20-4 34 10 46-26-14-44-46-48-86Z" fill="url(#fine)"/>
<path d="M116 226c-26-74 8-146 84-146s112 70 86 146c-2-34-12-58-26-76-42 12-84 6-104-16-20 20-34 54-40 92Z" fill="#23241a"/>
<path d="M280 190c26 40 20 92 4 126-10 18-26 8-18-8 10-32 16-72 14-118Z" fill="#23241a"/>
<path d="M150 110c24-20 70-22 98 2M140 132c30-26 84-28 118 4M132 158c14-18 26-30 40-36" fill="none" stroke="#f6efd6" stroke-width="2.5" opacity=".7"/>
<g fill="none" stroke="#23241a" stroke-width="6" stroke-linecap="round"><path d="M144 198c10-9 24-10 36-3M220 195c12-7 26-6 36 3"/>
<path d="M204 206c0 24-14 36-10 46 4 8 14 6 20 2" stroke-width="4.5"/>
<path d="M172 284c18 10 40 9 56-3" stroke-width="5"/>
</g>
<path d="M150 216c8-9 22-9 30 0-8 7-22 7-30 0Zm72 0c8-9 22-9 30 0-8 7-22 7-30 0Z" fill="#23241a"/>
<path d="M142 244l16 8m-12 4 12 6m84-10 14-6" stroke="#23241a" stroke-width="3"/>
</g>`,
);

/** Pictures of a vet's work, and a portrait: a morning, a bench, a plan, a woodcut. */
export const vetPlates = { marsh, milk, barn, portrait } as const;
