import type { ReactNode } from "react";
import { usePanels } from "./late-panels.ts";

export type DrawerProps = {
  onClose: () => void;
  title: ReactNode;
  /** One line below the title. */
  caption?: ReactNode;
  children: ReactNode;
};

/** A panel at the end of the page for one row of a list, as wide as the screen below 768 px; it is open while rendered. */
export function Drawer(props: DrawerProps) {
  const panels = usePanels(true, props.onClose);
  return panels ? <panels.DrawerPanel {...props} /> : null;
}
