import { Button, Spinner } from "@vitrine/ui";
import { clsx } from "clsx";
import { lazy, Suspense, useId, useState } from "react";
import { FileButton } from "../../lib/cv-file/file-button.tsx";
import { useFileDrop } from "../../lib/cv-file/use-file-drop.ts";
import { readerWeight } from "./line-pace.ts";
import { useTryout, type Doing } from "./use-tryout.ts";

const PasteDialog = lazy(async () => ({ default: (await import("../../lib/cv-file/paste-dialog.tsx")).PasteDialog }));

const linkClass = "min-h-8 text-brand underline underline-offset-4 pointer-coarse:min-h-11";

/** For who has no CV at hand; the files are printed by `tools/cv-generator/main.ts --samples`. */
const samples = [
  { file: "designer", label: "Designer" },
  { file: "engineer", label: "Engineer" },
  { file: "researcher", label: "Researcher" },
] as const;

/** Where visitors hand in a CV and see their own site, before there is an account. */
export function TryBox() {
  const { doing, problem, prepare, open, letServerRead } = useTryout();
  const isOpening = doing !== null;
  const [pastes, setPastes] = useState<"never" | "open" | "closed">("never");
  const id = useId();
  const drop = useFileDrop((file) => void open({ file }));
  const openText = (text: string) => {
    setPastes("closed");
    void open({ text });
  };
  return (
    <div
      {...drop.target}
      onPointerEnter={prepare}
      onFocus={prepare}
      className={clsx(
        "mt-8 max-w-[34rem] border border-dashed p-4 sm:p-5",
        drop.isOver ? "border-brand bg-tint" : "border-edge bg-surface",
      )}
    >
      <section aria-labelledby={`${id}-title`} aria-busy={isOpening}>
        <p id={`${id}-title`} className="text-h3">
          {drop.isOver ? "Let go to see your site" : "Drop your CV and see your site"}
        </p>
        <p id={`${id}-help`} className="mt-1 text-caption text-muted">
          PDF, DOC or DOCX, up to 10MB. No account. A PDF with text is read in your browser and not sent; anything else
          is deleted after 24 hours unless you keep it.
        </p>
        <div className="mt-4 flex flex-wrap gap-x-3 gap-y-2">
          <FileButton
            label="Choose a file"
            variant="primary"
            accept=".pdf,.doc,.docx"
            disabled={isOpening}
            describedBy={`${id}-help ${id}-problem`}
            onFile={(file) => void open({ file })}
          />
          <Button disabled={isOpening} onClick={() => setPastes("open")}>
            Paste text
          </Button>
        </div>
        <div role="status" className="mt-2 min-h-8 text-caption text-muted pointer-coarse:min-h-11">
          {doing ? (
            <p className="flex min-h-8 flex-wrap items-center gap-2">
              <Spinner /> <Words doing={doing} />
              {doing.is !== "sending" && doing.isSlow ? (
                <button type="button" onClick={letServerRead} className={linkClass}>
                  Let our server read it
                </button>
              ) : null}
            </p>
          ) : (
            <Samples onChoose={(sample) => void open({ sample })} />
          )}
        </div>
        <p id={`${id}-problem`} role="alert" className="text-app text-danger empty:hidden">
          {problem}
        </p>
        <Suspense fallback={null}>
          {pastes === "never" ? null : (
            <PasteDialog
              open={pastes === "open"}
              onOpenChange={(isOpen) => setPastes(isOpen ? "open" : "closed")}
              onSubmit={openText}
            />
          )}
        </Suspense>
      </section>
    </div>
  );
}

/** What goes on, and what one waits for on a slow line. */
function Words({ doing }: { doing: Doing }) {
  if (doing.is === "sending") {
    const percent = Math.round(doing.share * 100);
    return (
      <span>
        Handing in your CV…
        {/* Not heard: each step would be read out. */}
        {percent > 0 && percent < 100 ? <span aria-hidden="true"> {percent} %</span> : null}
      </span>
    );
  }
  if (doing.is === "loading" && doing.isSlow)
    return <span>Loading what reads it in your browser: {readerWeight}…</span>;
  return <span>Reading your CV in your browser…</span>;
}

function Samples({ onChoose }: { onChoose: (file: string) => void }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span>Sample CVs:</span>
      {samples.map(({ file, label }) => (
        <button key={file} type="button" onClick={() => onChoose(file)} className={linkClass}>
          {label}
        </button>
      ))}
    </p>
  );
}
