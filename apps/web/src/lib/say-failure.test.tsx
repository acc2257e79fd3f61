// @vitest-environment jsdom
import { ApiError } from "@vitrine/api-client";
import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { renderPage, resetClient } from "../testing/render-page.tsx";
import { sayFailure } from "./say-failure.ts";

beforeEach(resetClient);

test("a failure is said in the server's words or the given ones, the end of the session by the shell alone", async () => {
  await renderPage("page", "/dashboard");
  sayFailure(new ApiError({ status: 401, message: "Unauthenticated." }), "Not saved.");
  sayFailure(new ApiError({ status: 500, message: "Out of order." }), "Not saved.");
  sayFailure(new Error("broken"), "Not saved.");
  await screen.findByText("Not saved.");
  expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(["Out of order.", "Not saved."]),
  );
  expect(screen.queryByText("Unauthenticated.")).toBeNull();
});
