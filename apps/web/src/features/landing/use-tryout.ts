import { useRouter } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { useGo } from "../../lib/navigation.ts";
import { useSingleFlight } from "../../lib/use-single-flight.ts";
import { isLineTooSlow } from "./line-pace.ts";
import type { GivenCv } from "./open-tryout.ts";

/** Reading takes a second; who waits longer, or must, has a slow line, over which the reader itself must come. */
const slowAfterMs = 4000;

/** Loads what hands a CV in; called as soon as somebody seems to want that. */
const loadOpener = () => import("./open-tryout.ts");

export type Doing =
  /** `isSlow`: the server would be quicker, and the visitor may have it read there. */
  { is: "loading" | "reading"; isSlow: boolean } | { is: "sending"; share: number };

/** Seeing one's own site before there is an account: hands the CV in and goes to its page. */
export function useTryout() {
  const [doing, setDoing] = useState<{ is: "loading" | "reading" } | { is: "sending"; share: number } | null>(null);
  const [isSlow, setSlow] = useState(false);
  const reading = useRef<AbortController | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const go = useGo();
  const router = useRouter();

  /** The page's own script comes while the CV is read. */
  const prepare = () => {
    void loadOpener().catch(() => undefined);
    void router.preloadRoute({ to: "/try/$token", params: { token: "-" } }).catch(() => undefined);
  };

  const open = useSingleFlight(async (given: GivenCv) => {
    setDoing("file" in given && isPdfByName(given.file) ? { is: "loading" } : { is: "sending", share: 0 });
    setProblem(null);
    prepare();
    const controller = new AbortController();
    reading.current = controller;
    const onLoaded = () => setDoing({ is: "reading" });
    const onSending = (share: number) => setDoing({ is: "sending", share });
    setSlow(isLineTooSlow(slowAfterMs));
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    try {
      const { openTryout } = await loadOpener();
      const opened = await openTryout(given, { signal: controller.signal, onLoaded, onSending });
      if ("token" in opened) return go(`/try/${opened.token}`);
      setProblem(opened.problem);
    } catch {
      setProblem("This page could not be loaded whole. Please check your connection and try again.");
    } finally {
      clearTimeout(timer);
      setSlow(false);
    }
    setDoing(null);
  });

  /** Leaves a file to the server that this browser takes long to read, as on a line that brings the reader slowly. */
  const letServerRead = () => reading.current?.abort();

  return {
    doing: (doing && doing.is !== "sending" ? { ...doing, isSlow } : doing) satisfies Doing | null,
    problem,
    prepare,
    open,
    letServerRead,
  };
}

/** Only a PDF is read in this browser; what a file truly is, its first bytes tell later. */
const isPdfByName = ({ name, type }: File) => type === "application/pdf" || /\.pdf$/i.test(name);
