import { describe, expect, test } from "vitest";
import { loadDefinition } from "../load-template.ts";
import { templateSlugs } from "../registry.ts";
import { contrast, oklchOf } from "../view/colour.ts";
import type { Palette, Roles } from "./palette.ts";
import { paletteChoices, paletteNamed, roleContrasts, withAccent } from "./palettes.ts";

const { ink, text, mark } = roleContrasts;

/** Every pair of roles that falls short of its contrast. */
function unreadable({ bg, surface, ...roles }: Roles): string[] {
  const pairs: [string, string, number][] = [bg, surface].flatMap((ground) => [
    [roles.ink, ground, ink],
    [roles.muted, ground, text],
    [roles.accent, ground, text],
    ...(roles.second ? ([[roles.second, ground, text]] as [string, string, number][]) : []),
  ]);
  return [...pairs, [roles.edge, bg, mark] as const, [roles.onAccent, roles.accent, text] as const].flatMap(
    ([one, other, ratio]) => (contrast(one, other) < ratio ? [`${one} on ${other}: ${contrast(one, other)}`] : []),
  );
}

const faults = (palette: Palette) => [...unreadable(palette.light), ...unreadable(palette.dark)];

describe.each(templateSlugs)("%s", (slug) => {
  test("can be read in every palette, in light and in dark", async () => {
    const { palette } = await loadDefinition(slug);
    const drawn = paletteChoices.map(({ id }) => paletteNamed(palette, id));
    expect(drawn.length).toBeGreaterThanOrEqual(6);
    expect(drawn.map((one) => (one ? faults(one) : ["missing"]))).toEqual(drawn.map(() => []));
    expect(new Set(drawn.map((one) => JSON.stringify(one))).size).toBe(drawn.length);
  });

  test("keeps the lightness of its grounds in every palette", async () => {
    const { palette } = await loadDefinition(slug);
    for (const { id } of paletteChoices) {
      const named = paletteNamed(palette, id) ?? palette;
      for (const mode of ["light", "dark"] as const) {
        const moved = Math.abs(oklchOf(named[mode].bg).lightness - oklchOf(palette[mode].bg).lightness);
        expect(moved, `${id} ${mode}`).toBeLessThan(0.12);
      }
    }
  });

  test.each(["#ffff00", "#000000", "#ffffff", "#667eea", "#ff0055"])(
    "can be read with the accent %s",
    async (accent) => {
      const { palette } = await loadDefinition(slug);
      for (const { id } of paletteChoices)
        expect(faults(withAccent(paletteNamed(palette, id) ?? palette, accent))).toEqual([]);
    },
  );
});

test("a palette that there is not is none", async () => {
  const { palette } = await loadDefinition("default");
  expect(paletteNamed(palette, "no-such")).toBeNull();
});
