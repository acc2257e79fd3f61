import { clsx } from "clsx";
import { Check } from "lucide-react";
import {
  cloneElement,
  createContext,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
} from "react";
import { useBeside, useOutside } from "./beside.ts";
import { keyTarget } from "./menu-keys.ts";

type TriggerProps = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLButtonElement> };

type MenuProps = {
  /** The button that opens it; it must be able to hold a ref. */
  trigger: ReactElement<TriggerProps>;
  align?: "start" | "end";
  children: ReactNode;
};

/** Closes the menu and gives focus back before an item acts: a dialog that it opens then knows where to return to. */
const CloseMenu = createContext<() => void>(() => undefined);

/** A menu of actions below its trigger. */
export function Menu({ trigger, align = "end", children }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const buttonId = trigger.props.id ?? `${id}-button`;
  /** How it was opened: by keys, focus starts on the first item. */
  const [opened, setOpened] = useState<"keys" | "press" | null>(null);
  const close = () => {
    button.current?.focus();
    setOpened(null);
  };
  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        id: buttonId,
        "aria-haspopup": "menu",
        "aria-expanded": opened !== null,
        "aria-controls": opened ? id : undefined,
        onClick: (event: MouseEvent<HTMLElement>) => {
          trigger.props.onClick?.(event);
          // A press of Enter or the space bar is a click of no pointer.
          if (!event.defaultPrevented) setOpened(opened ? null : event.detail === 0 ? "keys" : "press");
        },
        onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          setOpened("keys");
        },
      })}
      {opened ? (
        <CloseMenu value={close}>
          <MenuList
            id={id}
            button={button}
            labelledBy={buttonId}
            align={align}
            startsOnFirst={opened === "keys"}
            onLeave={() => setOpened(null)}
          >
            {children}
          </MenuList>
        </CloseMenu>
      ) : null}
    </>
  );
}

type MenuListProps = {
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  labelledBy: string;
  align: "start" | "end";
  startsOnFirst: boolean;
  /** Focus has gone elsewhere, or is about to. */
  onLeave: () => void;
  children: ReactNode;
};

function MenuList(props: MenuListProps) {
  const { id, button, labelledBy, align, startsOnFirst, onLeave, children } = props;
  const list = useRef<HTMLDivElement>(null);
  const close = useContext(CloseMenu);
  const typed = useRef({ text: "", at: 0 });
  useBeside(button, list, { side: "below", align, gap: 4 });
  useOutside([list, button], onLeave);
  useEffect(() => {
    const first = startsOnFirst ? list.current?.querySelector<HTMLElement>(items) : null;
    (first ?? list.current)?.focus();
  }, [startsOnFirst]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      close();
    } else if (event.key === "Tab") {
      close();
    } else {
      const all = [...event.currentTarget.querySelectorAll<HTMLElement>(items)];
      const target = keyTarget(all, event, typed.current);
      if (!target) return;
      event.preventDefault();
      target.focus();
    }
  };
  return (
    <div
      ref={list}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      onKeyDown={onKeyDown}
      className="ui-rise fixed inset-auto z-50 min-w-48 overflow-y-auto rounded-l border border-line bg-surface p-1 text-start text-ink shadow-overlay outline-none"
    >
      {children}
    </div>
  );
}

const items = '[role="menuitem"]:not([aria-disabled="true"])';

type MenuItemProps = {
  icon?: ReactNode;
  /** One line about what the choice means. */
  description?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  /** Marks the present choice of a menu of states. */
  selected?: boolean;
  onSelect?: () => void;
  children: ReactNode;
};

const itemClass =
  "flex min-h-11 w-full cursor-default items-center gap-3 rounded-m px-3 py-2 text-start text-label whitespace-normal outline-none select-none aria-disabled:opacity-45 " +
  "focus:bg-tint md:min-h-9";

/** One action or choice. */
export function MenuItem(props: MenuItemProps) {
  const { icon, description, danger, disabled = false, selected, onSelect, children } = props;
  const close = useContext(CloseMenu);
  return (
    <div
      role="menuitem"
      tabIndex={-1}
      aria-disabled={disabled || undefined}
      onPointerMove={({ currentTarget }) => (disabled ? undefined : currentTarget.focus())}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.currentTarget.click();
      }}
      onClick={() => {
        if (disabled) return;
        close();
        onSelect?.();
      }}
      className={clsx(itemClass, danger && "text-danger")}
    >
      {icon}
      <span className="min-w-0 flex-1">
        <span className="block">{children}</span>
        {description ? <span className="block text-caption text-muted">{description}</span> : null}
      </span>
      {selected ? <Check size={16} strokeWidth={2} className="text-brand" aria-label="current" /> : null}
    </div>
  );
}

/** A caption above a group of items. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <div className="px-3 pt-2 pb-1 text-caption text-muted">{children}</div>;
}

export function MenuSeparator() {
  return <hr className="my-1 h-px border-0 bg-line" />;
}
