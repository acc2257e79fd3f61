import { failureMessage } from "../../../lib/form-errors.ts";
import { Field, TextArea } from "@vitrine/ui";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { describeMedia } from "./media-query.ts";

type DescriptionFieldProps = {
  websiteId: number;
  mediaId: number;
  /** What is stored. */
  alt: string;
  /** How the picture is called, for those who do not see which one it is. */
  name: string;
  onStored: (alt: string) => void;
  /** False where what is asked for was said once for several pictures. */
  isExplained?: boolean;
};

/** What a description is for. */
export const describing = "What it shows, for people who cannot see it and for search engines.";

/** Typing rests so long before it is stored, in milliseconds. */
const restMs = 800;
const longest = 500;

/** What a picture shows, for people who cannot see it. It belongs to the picture, and is stored by itself. */
export function DescriptionField(props: DescriptionFieldProps) {
  const { websiteId, mediaId, alt, name, onStored, isExplained = true } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [failure, setFailure] = useState<string>();
  const waiting = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const store = useEffectEvent(async () => {
    clearTimeout(timer.current);
    const text = waiting.current;
    if (text === null) return;
    waiting.current = null;
    try {
      await describeMedia(websiteId, mediaId, { alt: text });
      setFailure(undefined);
      onStored(text.trim());
    } catch (error) {
      waiting.current ??= text;
      setFailure(failureMessage(error, "No connection. Your words are kept here and stored when you are back online."));
    }
  });
  useEffect(() => {
    const goOn = () => void store();
    window.addEventListener("online", goOn);
    return () => {
      window.removeEventListener("online", goOn);
      goOn();
    };
  }, []);

  const type = (text: string) => {
    setTyped(text);
    waiting.current = text;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void store(), restMs);
  };
  return (
    <Field label="Describe this picture" help={isExplained ? describing : undefined} error={failure}>
      <TextArea
        rows={2}
        maxLength={longest}
        aria-label={`Describe this picture: ${name}`}
        value={typed ?? alt}
        onChange={(event) => type(event.target.value)}
        onBlur={() => void store()}
        className="min-h-16!"
      />
    </Field>
  );
}
