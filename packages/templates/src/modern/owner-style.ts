import { contrast, guardColour, hueOf, textOn } from "../view/colour.ts";
import type { Palette } from "../kit/palette.ts";
import type { ModernTheme } from "../view/modern-data.ts";
import type { SiteView } from "../view/site-view.ts";

const largestTurnDegrees = 40;

/**
 * The owner's two colours as CSS: raw only as the two solid fills, whose text is black or white by
 * contrast; everywhere else moved until they read on both grounds (design book 1.7).
 */
export const ownerStyleOn =
  ({ light, dark }: Palette) =>
  (view: SiteView): string => {
    const theme = view.modern?.theme;
    if (!theme) return "";
    const accent = [theme.primary, theme.accent].map((colour) => ({
      light: guardColour(colour, [light.bg, light.surface]),
      dark: guardColour(colour, [dark.bg, dark.surface]),
    }));
    const both = (name: string, pair: { light: string; dark: string } | undefined) =>
      pair ? `${name}:light-dark(${pair.light},${pair.dark});` : "";
    const plain = (name: string, pair: { light: string } | undefined) => (pair ? `${name}:${pair.light};` : "");
    const onAccent = accent[0] && { light: textOn(accent[0].light), dark: textOn(accent[0].dark) };
    const roles = [
      ["--accent", accent[0]],
      ["--second", accent[1]],
      ["--on-accent", onAccent],
    ] as const;
    const fills = `--fill-1:${theme.primary};--on-fill-1:${textOn(theme.primary)};--fill-2:${theme.accent};--on-fill-2:${textOn(theme.accent)};`;
    return [
      `:root{${roles.map(([name, pair]) => plain(name, pair)).join("")}${fills}}`,
      `@supports (color:light-dark(red,red)){:root{${roles.map(([name, pair]) => both(name, pair)).join("")}}}`,
      `.identity{${identityGround(theme)}}`,
    ].join("");
  };

/** The identity tile's ground: a gradient stays between two near hues, so it cannot turn to mud. */
function identityGround({ primary, accent, background }: ModernTheme): string {
  if (background === "solid") return "";
  if (background === "pattern") {
    return "background-image:radial-gradient(color-mix(in srgb,var(--on-fill-1) 22%,transparent) 1.5px,transparent 1.6px);background-size:18px 18px;";
  }
  const turn = ((hueOf(accent) - hueOf(primary) + 540) % 360) - 180;
  const clamped = Math.max(-largestTurnDegrees, Math.min(largestTurnDegrees, turn));
  const ink = textOn(primary);
  if (contrast(ink, primary) < 5.4) return "";
  return `background-image:linear-gradient(115deg in oklch,${primary} 35%,oklch(from ${primary} l c calc(h + ${clamped.toFixed(0)})));`;
}
