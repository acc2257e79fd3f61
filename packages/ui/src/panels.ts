/** What lies over the page and keeps it from being used: one script, that comes with the first of them. */
export { DialogPanel } from "./dialog-panel.tsx";
export { DrawerPanel } from "./drawer-panel.tsx";
