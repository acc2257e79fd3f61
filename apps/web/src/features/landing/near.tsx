import { useEffect, useRef, useState, type ReactNode } from "react";

type NearProps = { minHeight: string; force?: boolean; children: ReactNode };

/** Mounts its children when they come near the window, so that what is far below costs nothing at first. */
export function Near({ minHeight, force = false, children }: NearProps) {
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
  const isShown = isNear || force;
  return (
    <div ref={box} style={isShown ? undefined : { minHeight }}>
      {isShown ? children : null}
    </div>
  );
}
