import { clsx } from "clsx";
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

export type NoticeTone = "info" | "success" | "warning" | "danger";

const looks = {
  info: { Icon: Info, box: "border-info bg-info-tint", icon: "text-info" },
  success: { Icon: CircleCheck, box: "border-ok bg-ok-tint", icon: "text-ok" },
  warning: { Icon: TriangleAlert, box: "border-warn bg-warn-tint", icon: "text-warn" },
  danger: { Icon: CircleAlert, box: "border-danger bg-danger-tint", icon: "text-danger" },
} as const;

type NoticeProps = {
  tone: NoticeTone;
  title?: string;
  children: ReactNode;
  /** Buttons or links that answer the notice. */
  actions?: ReactNode;
  /** Read out at once: `alert` for failures, `status` for news; nothing where it stands from the beginning. */
  role?: "alert" | "status";
  /** On phones the title and its answer only, side by side: for what is no news on every page. */
  isBriefOnPhones?: boolean;
  className?: string;
};

/** A state that holds until something is done about it, in the flow of the page. */
export function Notice({ tone, title, children, actions, role, isBriefOnPhones = false, className }: NoticeProps) {
  const { Icon, box, icon } = looks[tone];
  return (
    <div role={role} className={clsx("flex gap-3 rounded-m border-s-[3px] px-4 py-3", box, className)}>
      <Icon
        size={18}
        strokeWidth={1.75}
        aria-hidden="true"
        className={clsx("mt-0.5 shrink-0", icon, isBriefOnPhones && "max-md:mt-3")}
      />
      <div
        className={clsx(
          "flex min-w-0 flex-1 items-center gap-x-6 gap-y-3",
          isBriefOnPhones ? "max-md:gap-x-3 md:flex-wrap" : "flex-wrap",
        )}
      >
        <div
          className={clsx(
            "flex-1 text-app wrap-anywhere",
            isBriefOnPhones ? "min-w-0 md:min-w-[18rem]" : "min-w-[min(100%,18rem)]",
          )}
        >
          {title ? <p className="font-semibold">{title}</p> : null}
          <div className={clsx(title && "mt-0.5", isBriefOnPhones && "max-md:hidden")}>{children}</div>
        </div>
        {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
      </div>
    </div>
  );
}
