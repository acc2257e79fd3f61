import { Button } from "@vitrine/ui";
import { ClipboardPaste, FileBraces, Link2 } from "lucide-react";
import { useState } from "react";
import { acceptedExports, exportProblem } from "../../../lib/cv-file/cv-file-rules.ts";
import { FileButton } from "../../../lib/cv-file/file-button.tsx";
import { PasteDialog } from "../../../lib/cv-file/paste-dialog.tsx";
import type { Onboarding } from "../flow/use-onboarding.ts";
import { LinkedinDialog } from "./linkedin-dialog.tsx";

type OtherWaysProps = { flow: Onboarding; disabled: boolean; onProblem: (problem: string | null) => void };

/** The ways for those who have no file of their CV: pasted text, a saved LinkedIn profile, a JSON Resume. */
export function OtherWays({ flow, disabled, onProblem }: OtherWaysProps) {
  const [dialog, setDialog] = useState<"paste" | "linkedin" | null>(null);
  const openChange = (name: "paste" | "linkedin") => (open: boolean) => setDialog(open ? name : null);

  function takeJsonResume(file: File): void {
    const found = exportProblem("json_resume", file);
    onProblem(found);
    if (!found) flow.uploadFile(file, "json_resume");
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <h2 className="font-text! text-h3">No file at hand?</h2>
      <Button
        icon={<ClipboardPaste size={18} strokeWidth={1.75} aria-hidden="true" />}
        disabled={disabled}
        onClick={() => setDialog("paste")}
      >
        Paste CV Text
      </Button>
      <Button
        variant="quiet"
        className="-ms-4"
        icon={<Link2 size={18} strokeWidth={1.75} aria-hidden="true" />}
        disabled={disabled}
        onClick={() => setDialog("linkedin")}
      >
        Import from LinkedIn
      </Button>
      <FileButton
        label="Import JSON Resume"
        icon={<FileBraces size={18} strokeWidth={1.75} aria-hidden="true" />}
        variant="quiet"
        className="-ms-4"
        accept={acceptedExports.json_resume}
        disabled={disabled}
        onFile={takeJsonResume}
      />
      <p className="mt-4 max-w-[38ch] text-caption text-muted">
        A file with selectable text reads best. Scanned pages work too; they only take a little longer.
      </p>
      <PasteDialog
        open={dialog === "paste"}
        onOpenChange={openChange("paste")}
        onSubmit={(text) => {
          setDialog(null);
          flow.pasteText(text);
        }}
      />
      <LinkedinDialog
        open={dialog === "linkedin"}
        onOpenChange={openChange("linkedin")}
        onFile={(file) => {
          setDialog(null);
          onProblem(null);
          flow.uploadFile(file, "linkedin");
        }}
      />
    </div>
  );
}
