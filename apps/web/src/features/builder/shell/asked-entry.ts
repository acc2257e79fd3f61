import { createContext, use } from "react";

/** An entry that was pressed in the preview: the block that shows it, and its id, or its place in a list without ids. */
export type AskedEntry = { block: string; entry: number };

type Asked = {
  asked: AskedEntry | null;
  /** The form is closed again, or the fields have the focus. */
  answer: () => void;
};

export const AskedEntryContext = createContext<Asked>({ asked: null, answer: () => undefined });

/** The entry of a block whose form the preview asks for, if any. */
export function useAskedEntry(block: string): { entry: number | null; answer: () => void } {
  const { asked, answer } = use(AskedEntryContext);
  return { entry: asked?.block === block ? asked.entry : null, answer };
}
