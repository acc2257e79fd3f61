import { expect, test } from "vitest";
import { z } from "zod";
import { aFullWebsite } from "../testing/open-builder.tsx";
import { projectKind } from "./item-kinds.ts";
import { tryItem } from "./try-item.ts";

const schema = z.object({ title: z.string(), description: z.string() });
const website = aFullWebsite({ projects: {} });
const tried = { kind: projectKind, websiteId: website.id, id: null, newId: -1 };
const shown = (values: z.infer<typeof schema>) => projectKind.read(tryItem(tried, schema, values, values)(website));

test("a new entry appears in the preview with its name, and no heading without words before", () => {
  expect(shown({ title: " ", description: "Two benches below a tree" })).toEqual([]);
  expect(shown({ title: "The yard", description: "" })).toMatchObject([{ title: "The yard" }]);
});
