import type { NameKind } from "../../src/labels/name-kinds.ts";

/** A text of a list and what it names; `group` is the part of the list that it stands for, such as its language. */
export type Named = { kind: NameKind; text: string; group: string };
