import { toast } from "@vitrine/ui";

/** Says once that a change waits here for the server. */
export function sayKept(): void {
  toast.info("Offline – kept on this device. It is sent as soon as the connection is back.", { id: "kept" });
}
