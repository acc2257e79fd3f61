import { ArrowLeft } from "lucide-react";
import { useSectionPlace } from "../shell/section-place.ts";

/** The way from one section back to the list of all. */
export function BackToSections() {
  const { go } = useSectionPlace();
  return (
    <button
      type="button"
      onClick={() => go(null)}
      className="-ms-1 mb-1 inline-flex min-h-11 items-center gap-1.5 rounded-m px-1 text-label text-brand hover:underline md:min-h-8"
    >
      <ArrowLeft size={16} strokeWidth={1.75} aria-hidden className="rtl:rotate-180" />
      All sections
    </button>
  );
}
