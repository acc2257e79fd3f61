import type { Template } from "@vitrine/model";
import { toast } from "@vitrine/ui";
import { useEffect, useRef, useState } from "react";
import { endsSession } from "../../../lib/form-errors.ts";
import { afterApplyMs, templateToastMs } from "../../../lib/templates/apply-template.ts";
import type { TemplateChoice } from "./use-template-choice.ts";

export type WearingState = "open" | "applying" | "success";

type Wearing = { state: WearingState; apply: (selected: Template | null) => Promise<void> };

/**
 * Applying the selected template: said where it is chosen, and in a toast once that is closed.
 * @param onClose called a moment after the template is worn
 */
export function useWearing(choice: TemplateChoice, onClose: () => void): Wearing {
  const [state, setState] = useState<WearingState>("open");
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);

  async function apply(selected: Template | null): Promise<void> {
    if (!selected || state !== "open") return;
    setState("applying");
    try {
      const message = await choice.wear(selected);
      if (message === null) return setState("open");
      setState("success");
      closing.current = setTimeout(() => {
        onClose();
        toast.success(message, { duration: templateToastMs });
      }, afterApplyMs);
    } catch (error) {
      setState("open");
      if (!endsSession(error)) toast.error("Failed to apply template", { duration: templateToastMs });
    }
  }

  return { state, apply };
}
