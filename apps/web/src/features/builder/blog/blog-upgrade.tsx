import { buttonClass } from "@vitrine/ui";
import { Link } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { wantPlanAt } from "../../../lib/plans/wanted-at.ts";

const benefits = ["Unlimited blog posts", "Rich text editor", "SEO optimization", "Custom categories and tags"];

/** What the blog would be, behind a plain panel that says what it needs (product book 5.5). */
export function BlogUpgrade({ websiteId }: { websiteId: number }) {
  return (
    <section aria-labelledby="section-blog" className="relative flex flex-col gap-6">
      <h2 id="section-blog" className="text-h2">
        Blog and Articles
      </h2>
      <div className="relative grid">
        <EditorDrawing />
        <div className="m-4 flex flex-col gap-5 self-center justify-self-center border-s-[3px] border-brand bg-surface p-6 shadow-plinth [grid-area:1/1]">
          <h3 className="text-h3">Blog Feature Requires Pro Plan</h3>
          <ul className="flex flex-col gap-2">
            {benefits.map((benefit) => (
              <li key={benefit} className="flex gap-2">
                <Check size={18} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0 text-brand" />
                {benefit}
              </li>
            ))}
          </ul>
          <Link
            to="/subscription/plans"
            search={{ plan: "pro", billing: "monthly" }}
            onClick={() => wantPlanAt(`/builder/${websiteId}?section=blog`, "Go to the blog")}
            className={buttonClass({ variant: "primary" })}
          >
            Upgrade to Pro Plan
          </Link>
        </div>
      </div>
    </section>
  );
}

/** The outline of the editor: title, toolbar and lines of text. */
function EditorDrawing() {
  return (
    <svg
      viewBox="0 0 600 420"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="size-full min-h-[26rem] bg-sunken text-edge [grid-area:1/1]"
    >
      <rect x="24" y="24" width="552" height="372" fill="none" stroke="currentColor" strokeDasharray="4 4" />
      <path d="M48 64h240" stroke="currentColor" strokeWidth="6" />
      <path d="M48 100h504M48 140h504" stroke="currentColor" />
      {[48, 84, 120, 156, 192, 228].map((x) => (
        <rect key={x} x={x} y="110" width="20" height="20" fill="none" stroke="currentColor" />
      ))}
      {[176, 200, 224, 264, 288, 312, 352].map((y, index) => (
        <path
          key={y}
          d={`M48 ${y}h${[470, 500, 320, 490, 450, 380, 210][index] ?? 400}`}
          stroke="currentColor"
          strokeWidth="2"
        />
      ))}
    </svg>
  );
}
