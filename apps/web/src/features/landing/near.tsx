import { clsx } from "clsx";
import { useEffect, useRef, useState, type ReactNode } from "react";

type NearProps = {
  force?: boolean;
  /** Keeps the height that the children will have, so that nothing moves when they come. */
  className?: string;
  children: ReactNode;
};

/** Mounts its children when they come near the window, so that what is far below costs nothing at first. */
export function Near({ force = false, className, children }: NearProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(
      (entries) => setNear((near) => near || entries.some((entry) => entry.isIntersecting)),
      { rootMargin: "200px" },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} className={clsx("h-full", className)}>
      {isNear || force ? children : null}
    </div>
  );
}
