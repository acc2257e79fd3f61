import { Toaster, toast } from "@vitrine/ui";
import { useEffect } from "react";
import { showProductEvents } from "./product-events.ts";

/** The toaster and the product events that speak through it. */
export function Toasts() {
  useEffect(() => showProductEvents((tone, message) => toast[tone](message)), []);
  return <Toaster />;
}
