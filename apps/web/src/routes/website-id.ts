import { redirect } from "@tanstack/react-router";

/** Anything but a positive whole number leads to the dashboard, like an unknown path. */
export function websiteIdOf(text: string): void {
  if (!/^[1-9]\d{0,15}$/.test(text)) throw redirect({ to: "/dashboard", replace: true });
}
