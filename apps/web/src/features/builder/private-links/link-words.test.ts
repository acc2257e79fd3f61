import type { PrivateLink, WebsiteSection } from "@vitrine/model";
import { expect, test } from "vitest";
import { openedWords, shownWords, untilWords } from "./link-words.ts";

const link: PrivateLink = {
  id: 1,
  url: "https://vitrine.example/l/x",
  name: "Acme",
  expires_at: null,
  is_expired: false,
  has_password: false,
  sections: null,
  opened: 0,
  last_opened_at: null,
  opened_by_robots: 0,
  created_at: "2026-01-01T00:00:00Z",
};
const section = (id: number, label: string) => ({ id, label }) as WebsiteSection;

test("openings of people and of programs are told apart", () => {
  expect(openedWords(link)).toBe("Not opened yet");
  expect(openedWords({ ...link, opened_by_robots: 2 })).toBe("Not opened yet (and 2 by programs)");
  expect(openedWords({ ...link, opened: 1, last_opened_at: "2026-03-05T12:00:00Z" })).toMatch(
    /^Opened once, last on Mar 5/,
  );
  expect(openedWords({ ...link, opened: 3 })).toBe("Opened 3 times");
});

test("an end, and what is shown, are said in words", () => {
  expect(untilWords(link)).toBe("Lasts until you revoke it.");
  expect(untilWords({ ...link, expires_at: "2026-03-05T12:00:00Z" })).toBe("Ends on Mar 5, 2026.");
  expect(untilWords({ ...link, expires_at: "2026-03-05T12:00:00Z", is_expired: true })).toBe("Ended on Mar 5, 2026.");
  const sections = [section(1, "Experience"), section(2, "Skills")];
  expect(shownWords(link, sections)).toBe("Shows the whole site.");
  expect(shownWords({ ...link, sections: [2, 9, 1] }, sections)).toBe("Shows Skills, Experience.");
  expect(shownWords({ ...link, sections: [9] }, sections)).toBe("Shows none of its sections any more.");
});
