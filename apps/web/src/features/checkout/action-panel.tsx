import { Link } from "@tanstack/react-router";
import { moneyBackDays } from "@vitrine/model";
import type { ReactNode } from "react";

type ActionPanelProps = { children: ReactNode; isFree?: boolean };

/** The way on, with the promises that hold for every purchase below it. */
export function ActionPanel({ children, isFree = false }: ActionPanelProps) {
  return (
    <>
      <div className="flex flex-col gap-3 border-t-[3px] border-brand bg-surface p-5 shadow-[inset_0_0_0_1px_var(--line)] md:p-6">
        {children}
      </div>
      <ul className="mt-4 flex flex-col gap-1 text-caption text-muted">
        {isFree ? (
          <li>No credit card needed.</li>
        ) : (
          <>
            <li>{moneyBackDays}-day money-back guarantee.</li>
            <li>Cancel at any time; the plan holds until the paid period ends.</li>
          </>
        )}
        <li>
          By going on you accept the{" "}
          <Link to="/terms" className="text-brand underline underline-offset-4">
            terms
          </Link>
          .
        </li>
      </ul>
    </>
  );
}
