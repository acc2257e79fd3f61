import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";

/** Goes to an address of the product given as text, through the guard; blockers of unsaved pages are asked. */
export function useGo(): (address: string, options?: { replace?: boolean }) => void {
  const router = useRouter();
  return useCallback(
    (address, options) => {
      if (options?.replace) router.history.replace(address);
      else router.history.push(address);
    },
    [router],
  );
}
