import { useEffect, useState } from "react";
import { openKeptWork, type OpenedWork } from "./open-kept-work.ts";

/** This tab's place for its work on a website; null until it is open. Leaving the page gives it up. */
export function useOpenedWork(websiteId: number, userId: number | null): OpenedWork | null {
  const [opened, setOpened] = useState<OpenedWork | null>(null);
  useEffect(() => {
    if (userId === null) return;
    let isLeft = false;
    let current: OpenedWork | null = null;
    void openKeptWork(websiteId, userId).then((work) => {
      current = work;
      if (isLeft) work.close();
      else setOpened(work);
    });
    return () => {
      isLeft = true;
      current?.close();
    };
  }, [websiteId, userId]);
  return opened;
}
