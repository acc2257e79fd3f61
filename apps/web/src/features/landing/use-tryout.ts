import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useGo } from "../../lib/navigation.ts";
import { useSingleFlight } from "../../lib/use-single-flight.ts";
import type { GivenCv } from "./open-tryout.ts";

/** Loads what hands a CV in; called as soon as somebody seems to want that. */
const loadOpener = () => import("./open-tryout.ts");

/** Seeing one's own site before there is an account: hands the CV in and goes to its page. */
export function useTryout() {
  const [isOpening, setOpening] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const go = useGo();
  const router = useRouter();

  /** The page's own script comes while the CV goes up. */
  const prepare = () => {
    void loadOpener().catch(() => undefined);
    void router.preloadRoute({ to: "/try/$token", params: { token: "-" } }).catch(() => undefined);
  };

  const open = useSingleFlight(async (given: GivenCv) => {
    setOpening(true);
    setProblem(null);
    prepare();
    try {
      const { openTryout } = await loadOpener();
      const opened = await openTryout(given);
      if ("token" in opened) return go(`/try/${opened.token}`);
      setProblem(opened.problem);
    } catch {
      setProblem("This page could not be loaded whole. Please check your connection and try again.");
    }
    setOpening(false);
  });

  return { isOpening, problem, prepare, open };
}
