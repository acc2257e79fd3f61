import type { Access } from "../lib/guard/decide-access.ts";

/** `bare` is the main layout with sidebar and top bar hidden (login and register). */
export type LayoutName = "landing" | "minimal" | "preview" | "main" | "bare";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    access?: Access;
    layout?: LayoutName;
    title?: string;
    /** The builder needs the width: the sidebar starts as a rail and the page has no gutter. */
    workspace?: boolean;
  }
}
