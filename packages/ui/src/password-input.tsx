import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { TextInput, type TextInputProps } from "./text-input.tsx";

/** A password with a show toggle. */
export function PasswordInput(props: Omit<TextInputProps, "type" | "trailing">) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextInput
      {...props}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <button
          type="button"
          aria-label={shown ? "Hide password" : "Show password"}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="grid size-10 place-items-center rounded-m text-muted hover:text-ink md:size-8"
        >
          <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        </button>
      }
    />
  );
}
