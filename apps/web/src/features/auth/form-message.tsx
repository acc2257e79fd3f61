import { CircleAlert, CircleCheck } from "lucide-react";
import { clsx } from "clsx";
import type { ReactNode } from "react";

type FormMessageProps = {
  tone?: "danger" | "success";
  message: string;
  helpText?: string | null;
  children?: ReactNode;
};

/** What came of the last attempt, above the form. */
export function FormMessage({ tone = "danger", message, helpText, children }: FormMessageProps) {
  const Icon = tone === "danger" ? CircleAlert : CircleCheck;
  return (
    <div
      role={tone === "danger" ? "alert" : "status"}
      className={clsx(
        "mb-6 flex gap-3 rounded-m border-s-[3px] px-3 py-3",
        tone === "danger" ? "border-danger bg-danger-tint" : "border-ok bg-ok-tint",
      )}
    >
      <Icon
        size={18}
        strokeWidth={1.75}
        aria-hidden="true"
        className={clsx("mt-0.5 shrink-0", tone === "danger" ? "text-danger" : "text-ok")}
      />
      <div className="min-w-0">
        <p>{message}</p>
        {helpText ? <p className="mt-1 text-caption">{helpText}</p> : null}
        {children ? <div className="mt-2">{children}</div> : null}
      </div>
    </div>
  );
}
