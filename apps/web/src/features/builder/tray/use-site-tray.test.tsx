// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { UnplacedLine } from "@vitrine/model";
import { beforeEach, expect, test } from "vitest";
import { renderPage, resetClient } from "../../../testing/render-page.tsx";
import { refusal, stubApi, type StubbedCall } from "../../../testing/stub-api.ts";
import { useSiteTray } from "./use-site-tray.ts";

beforeEach(resetClient);

const line = (id: number, state: UnplacedLine["state"] = "waiting"): UnplacedLine => ({
  id,
  text: `Line ${id}`,
  page: 1,
  start: id,
  end: id + 1,
  boxes: [],
  bullet: false,
  section: "",
  guess: null,
  reason: "none",
  state,
});

function LeaveOut() {
  const { lines, send } = useSiteTray(7);
  return lines.length > 0 ? <button onClick={() => void send([1], "out")}>Leave out</button> : null;
}

/** A tab whose tray is at version 3, while the server has these lines at version 4. */
async function leaveOutBehind(now: UnplacedLine[]): Promise<StubbedCall[]> {
  const calls = stubApi({
    "GET /websites/7/unplaced": { json: { success: true, unplaced: [line(1), line(2)], version: 3 } },
    "PATCH /websites/7/unplaced": ({ headers }) =>
      headers.get("If-Match") === '"4"'
        ? { json: { success: true, unplaced: [line(1, "left_out"), line(2, "placed")], version: 5, moved: [1] } }
        : refusal(409, "version_conflict", { data: { unplaced: now, current_version: 4, your_version: 3 } }),
  });
  await renderPage(<LeaveOut />, "/");
  await userEvent.click(await screen.findByRole("button", { name: "Leave out" }));
  return calls;
}

const sent = (calls: StubbedCall[]) => calls.filter(({ method }) => method === "PATCH").length;

test("lines are sent although another tab has sent others", async () => {
  const calls = await leaveOutBehind([line(1), line(2, "placed")]);
  await waitFor(() => expect(sent(calls)).toBe(2));
  expect(screen.queryByText(/Another tab/)).toBeNull();
});

test("a line that another tab has placed stays there, which is said", async () => {
  const calls = await leaveOutBehind([line(1, "placed"), line(2)]);
  expect(await screen.findByText(/Another tab has done something with these lines already/)).toBeTruthy();
  expect(sent(calls)).toBe(1);
});
