import { Tooltip as Primitive } from "radix-ui";
import type { ReactElement } from "react";

/** The name of an icon-only button, on hover and on focus. The button still needs its own `aria-label`. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Primitive.Provider delayDuration={300}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            sideOffset={6}
            collisionPadding={8}
            className="ui-fade z-50 rounded-m bg-ink px-2 py-1 text-micro text-surface"
          >
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
