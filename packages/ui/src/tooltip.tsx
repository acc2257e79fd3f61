import {
  cloneElement,
  useEffect,
  useId,
  useRef,
  useState,
  type HTMLAttributes,
  type ReactElement,
  type RefObject,
} from "react";
import { useBeside } from "./beside.ts";

const openDelayMs = 300;
/** So long the pointer may be on its way from the button to the words. */
const closeDelayMs = 100;

type TooltipProps = { text: string; children: ReactElement };

/** The name of an icon-only button, on hover and on focus by keys. The button still needs its own `aria-label`. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (open: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(open), delay);
  };
  const openAt = (target: HTMLElement, delay: number) => {
    anchor.current = target;
    later(true, delay);
  };
  return (
    <>
      <Named
        describedBy={isOpen ? id : undefined}
        events={{
          onPointerEnter: (event) =>
            event.pointerType === "touch" ? undefined : openAt(event.currentTarget, openDelayMs),
          onPointerLeave: () => later(false, closeDelayMs),
          onPointerDown: () => later(false, 0),
          onFocus: ({ currentTarget }) =>
            currentTarget.matches(":focus-visible") ? openAt(currentTarget, 0) : undefined,
          onBlur: () => later(false, 0),
          onKeyDown: ({ key }) => (key === "Escape" ? later(false, 0) : undefined),
        }}
      >
        {children as ReactElement<Attributes>}
      </Named>
      {isOpen ? (
        <Words
          id={id}
          anchor={anchor}
          text={text}
          onEnter={() => clearTimeout(timer.current)}
          onLeave={() => later(false, closeDelayMs)}
        />
      ) : null}
    </>
  );
}

type Attributes = HTMLAttributes<HTMLElement>;
type Events = Pick<
  Attributes,
  "onPointerEnter" | "onPointerLeave" | "onPointerDown" | "onFocus" | "onBlur" | "onKeyDown"
>;
type NamedProps = { describedBy: string | undefined; events: Events; children: ReactElement<Attributes> };

/** The button with what it does by itself, and then what the tooltip wants to hear of it. */
function Named({ describedBy, events, children }: NamedProps) {
  const own = children.props;
  return cloneElement(children, {
    "aria-describedby": describedBy ?? own["aria-describedby"],
    onPointerEnter: both(own.onPointerEnter, events.onPointerEnter),
    onPointerLeave: both(own.onPointerLeave, events.onPointerLeave),
    onPointerDown: both(own.onPointerDown, events.onPointerDown),
    onFocus: both(own.onFocus, events.onFocus),
    onBlur: both(own.onBlur, events.onBlur),
    onKeyDown: both(own.onKeyDown, events.onKeyDown),
  });
}

function both<E>(first?: (event: E) => void, second?: (event: E) => void) {
  return (event: E) => {
    first?.(event);
    second?.(event);
  };
}

type WordsProps = {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  text: string;
  onEnter: () => void;
  onLeave: () => void;
};

function Words({ id, anchor, text, onEnter, onLeave }: WordsProps) {
  const layer = useRef<HTMLSpanElement>(null);
  useBeside(anchor, layer, { side: "above", align: "center", gap: 6 });
  return (
    <span
      ref={layer}
      id={id}
      role="tooltip"
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      className="ui-fade fixed inset-auto z-50 rounded-m bg-ink px-2 py-1 text-micro whitespace-nowrap text-surface"
    >
      {text}
    </span>
  );
}
