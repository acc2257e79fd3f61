/** Line drawings of a trade on a 48 px grid; the first of whose words one occurs is taken. */
const pictograms: Readonly<Record<string, string>> = {
  "weld|schwei|solder": "M6 42h36M24 42 14 26M8 10l14 8M22 18l-8 8M26 20l6-6M29 26l8-2M27 31l7 4M19 12l3-8",
  "pipe|plumb|sanit|rohr": "M4 16h12v-4h4v4h6a6 6 0 0 1 6 6v6h4v4H18v-4h4v-2H4ZM25 38v4M25 44v2",
  "heat|boiler|cool|refrig|hvac|climat|kälte|heiz": "M24 4v40M7 14l34 20M41 14 7 34M18 8l6 5 6-5M18 40l6-5 6 5",
  "wood|timber|joiner|carpent|saw|holz": "M5 34 34 8l9 9-26 26M5 34l4 9h8M11 29l4 9M17 24l4 9M23 19l4 9M29 14l4 9",
  "engine|gear|drive|mechan|motor|vehicle":
    "M20 6h8l1 6 5 2 5-4 5 6-4 5 1 4 6 2-2 8-6-1-4 4 1 6-8 2-3-6h-4l-3 6-8-3 2-6-3-4H4l-1-8 6-1 2-5-4-5 6-6 5 4ZM24 18a7 7 0 1 0 0 14 7 7 0 0 0 0-14Z",
  "test|measur|inspect|diagnos|fault|check|prüf":
    "M10 4h28v40H10ZM15 9h18v10H15ZM18 17l9-6M24 25a6 6 0 1 0 0 12 6 6 0 0 0 0-12ZM24 31l3-4",
  "wir|electr|cable|switch|socket|install|light":
    "M16 4v10M32 4v10M10 14h28v8a14 14 0 0 1-28 0ZM24 36v4a4 4 0 0 0 4 4h10M26 17l-5 7h6l-5 7",
  "control|plc|automat|panel|circuit|electronic":
    "M12 12h24v24H12ZM18 18h12v12H18ZM18 4v8M24 4v8M30 4v8M18 36v8M24 36v8M30 36v8M4 18h8M4 24h8M4 30h8M36 18h8M36 24h8M36 30h8",
  "safe|protect|rescue|permit": "M6 34a18 18 0 0 1 36 0ZM3 34h42v5H3ZM19 17V7h10v10M19 17v9M29 17v9",
  "drill|machin|mill|lathe|cnc|crane": "M5 10h24v14H5ZM29 13h8v8h-8ZM37 16h7M10 24h9l3 18H12ZM41 12v10M9 15h6",
  "team|lead|people|train|customer|client|language":
    "M16 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12ZM34 9a5 5 0 1 0 0 10 5 5 0 0 0 0-10ZM4 42V32a9 9 0 0 1 9-9h6a9 9 0 0 1 9 9v10ZM32 24h4a8 8 0 0 1 8 8v10h-9",
  "plan|draw|document|report|quot|software|office": "M9 4h22l8 8v32H9ZM31 4v8h8M15 20h18M15 27h18M15 34h11",
  "build|brick|mason|concrete|roof|wall|paint|finish":
    "M5 14h38v24H5ZM5 22h38M5 30h38M18 14v8M31 14v8M12 22v8M25 22v8M37 22v8M18 30v8M31 30v8",
};

const spanner = "M30 5a11 11 0 0 0-9 15L5 36a5 5 0 0 0 7 7l16-16a11 11 0 0 0 15-13l-7 7-7-2-2-7 7-7a11 11 0 0 0-4 0Z";

/** The drawing that stands for some words; a spanner where none of them is known. Decoration only. */
export function Pictogram({ words }: { words: readonly string[] }) {
  const known = Object.entries(pictograms).find(([pattern]) => new RegExp(pattern, "i").test(words.join(" ")));
  return (
    <svg className="pictogram" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <path fill="none" stroke="currentColor" strokeLinejoin="round" d={known?.[1] ?? spanner} />
    </svg>
  );
}
