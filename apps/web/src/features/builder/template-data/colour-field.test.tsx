// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ColourField } from "./decoration-fields.tsx";

const shown = (value: string) => {
  const { unmount } = render(
    <ColourField
      label="Accent"
      presets={["#0055ff"]}
      fallback="#0055ff"
      value={value}
      error={undefined}
      onChange={() => undefined}
      onLeave={() => undefined}
    />,
  );
  const text = screen.getByText(/^Contrast on white/).textContent;
  unmount();
  return text;
};

test("a colour says its contrast, and what the site makes of one that is too light", () => {
  expect(shown("#000000")).toBe("Contrast on white 21.0 : 1.");
  expect(shown("#ffd400")).toMatch(
    /^Contrast on white 1\.\d : 1\. Your site uses #[0-9a-f]{6}, darkened slightly so text stays readable\.$/,
  );
});
