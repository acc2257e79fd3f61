import type { ReactNode } from "react";
import { AdminStrip } from "./admin-strip.tsx";

/** The title of an admin page, with what it is for. */
export function AdminHeading({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <>
      <AdminStrip />
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-h1">{title}</h1>
          {text ? <p className="mt-1 max-w-[64ch] text-app text-muted">{text}</p> : null}
        </div>
        {children}
      </header>
    </>
  );
}
