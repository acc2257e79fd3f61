import { Link } from "@tanstack/react-router";
import { hasPlanFeature, limits, type PlanName } from "@vitrine/model";
import { Button, buttonClass, Field, TextArea } from "@vitrine/ui";
import { useRef } from "react";
import { lineOf, startOfLine } from "./css-lines.ts";
import { useCssRefusal } from "./css-refusal.ts";
import { useCssFault } from "./use-css-fault.ts";

type CssFieldProps = {
  /** Null while it is loading. */
  plan: PlanName | null;
  value: string;
  problem: string | undefined;
  onChange: (css: string) => void;
};

/** The owner's own CSS, of the premium plan; other plans see what it is and what it needs. */
export function CssField(props: CssFieldProps) {
  const { plan, value, onChange } = props;
  const isOpen = plan !== null && hasPlanFeature(plan, "custom_css");
  return (
    <section aria-labelledby="look-css" className="flex flex-col gap-3">
      <h3 id="look-css" className="text-h3">
        Custom CSS
      </h3>
      {isOpen ? (
        <CssEditor {...props} />
      ) : (
        <div className="flex flex-col items-start gap-3 border-s-[3px] border-line ps-4">
          <p className="max-w-[60ch]">
            Rules of your own over any template, with the Premium plan.
            {value === "" ? "" : " Yours are kept, and rest on your public site until then."}
          </p>
          <div className="flex flex-wrap gap-3">
            <Link
              to="/subscription/plans"
              search={{ plan: "premium", billing: "monthly" }}
              className={buttonClass({ variant: "secondary", size: "small" })}
            >
              See Premium
            </Link>
            {value === "" ? null : (
              <Button variant="quiet" size="small" onClick={() => onChange("")}>
                Remove my CSS
              </Button>
            )}
          </div>
        </div>
      )}
    </section>
  );
}

const help =
  "Holds for your page’s header and content on every template. It cannot load anything, and cannot reach the page’s foot.";

function CssEditor({ value, problem, onChange }: CssFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const refusal = useCssRefusal(value);
  const fault = useCssFault(value);
  const error = problem ?? fault ?? refusal;
  const line = error === undefined ? null : lineOf(error);
  const bytes = new TextEncoder().encode(value).length;
  const showLine = (at: number) => {
    area.current?.focus();
    area.current?.setSelectionRange(startOfLine(value, at), startOfLine(value, at + 1));
  };
  return (
    <>
      <Field
        label="CSS"
        hideLabel
        help={help}
        error={error}
        {...(bytes > limits.customCssBytes * 0.8 ? { counter: { used: bytes, max: limits.customCssBytes } } : {})}
      >
        <TextArea
          ref={area}
          rows={8}
          value={value}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          placeholder={"h2 {\n  letter-spacing: 0.02em;\n}"}
          className="tabular-nums [tab-size:2]"
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      {line === null ? null : (
        <Button size="small" className="self-start" onClick={() => showLine(line)}>
          Show line {line}
        </Button>
      )}
    </>
  );
}
