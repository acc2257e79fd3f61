import { expect, test } from "vitest";
import { paperOf } from "./paper.ts";

test.each([
  ["Austin, TX", "", "letter"],
  ["Austin, TX 78701, USA", "", "letter"],
  ["Portland, Oregon", "", "letter"],
  ["New York", "", "letter"],
  ["Toronto, ON, Canada", "+44 20 7946 0000", "letter"],
  ["Guadalajara, México", "", "letter"],
  ["", "+1 512 555 0100", "letter"],
  ["", "+15125550100", "letter"],
  ["Remote", "+1 (512) 555-0100", "letter"],
  ["", "+52 33 1234 5678", "letter"],
  ["Porto, Portugal", "+1 512 555 0100", "a4"],
  ["Lyon, France", "", "a4"],
  ["Berlin", "+49 30 123456", "a4"],
  ["Cagliari, CA, Italy", "", "a4"],
  ["London", "+44 20 7946 0000", "a4"],
  ["", "", "a4"],
])("%j and %j print on %s", (location, phone, paper) => {
  expect(paperOf({ location, phone })).toBe(paper);
});
