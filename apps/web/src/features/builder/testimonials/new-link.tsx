import { Button, Field, TextInput, toast } from "@vitrine/ui";
import { useEffect, useRef } from "react";

/** The address of a new link: it is kept hashed, so that it shows this once. */
export function NewLink({ url, onClose }: { url: string; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success("Link copied");
    } catch {
      field.current?.select();
      toast.error("Your browser did not allow copying. The link is selected: copy it with your keyboard.");
    }
  };
  return (
    <>
      <Field label="Your link" help="Copy it now and send it: it is shown this once. It takes one testimonial.">
        <TextInput ref={field} readOnly value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" size="small" className="max-md:min-h-11" onClick={() => void copy()}>
          Copy link
        </Button>
        <Button size="small" className="max-md:min-h-11" onClick={onClose}>
          Done
        </Button>
      </div>
    </>
  );
}
