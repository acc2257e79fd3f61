import { clsx } from "clsx";
import { Check } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { createContext, useContext, useRef, type ReactElement, type ReactNode, type RefObject } from "react";

type MenuProps = {
  /** The button that opens it; it must be able to hold a ref. */
  trigger: ReactElement;
  align?: "start" | "end";
  children: ReactNode;
};

/** An item gives focus back before it acts: a dialog that it opens then knows where to return to. */
const MenuTrigger = createContext<RefObject<HTMLButtonElement | null> | null>(null);

/** A menu of actions below its trigger. */
export function Menu({ trigger, align = "end", children }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger ref={button} asChild>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className="ui-rise z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto rounded-l border border-line bg-surface p-1 text-ink shadow-overlay"
        >
          <MenuTrigger value={button}>{children}</MenuTrigger>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

type MenuItemProps = {
  icon?: ReactNode;
  /** One line about what the choice means. */
  description?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  /** Marks the present choice of a menu of states. */
  selected?: boolean;
  /** With `asChild` the single child (a link) becomes the item. */
  asChild?: boolean;
  onSelect?: () => void;
  children: ReactNode;
};

const itemClass =
  "flex min-h-11 w-full items-center gap-3 rounded-m px-3 py-2 text-label outline-none select-none data-disabled:opacity-45 " +
  "data-highlighted:bg-tint md:min-h-9";

/** One action or choice. */
export function MenuItem({
  icon,
  description,
  danger,
  disabled,
  selected,
  asChild,
  onSelect,
  children,
}: MenuItemProps) {
  const trigger = useContext(MenuTrigger);
  return (
    <DropdownMenu.Item
      disabled={disabled}
      asChild={asChild}
      onSelect={() => {
        trigger?.current?.focus();
        onSelect?.();
      }}
      className={clsx(itemClass, danger && "text-danger")}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          <span className="min-w-0 flex-1">
            <span className="block">{children}</span>
            {description ? <span className="block text-caption text-muted">{description}</span> : null}
          </span>
          {selected ? <Check size={16} strokeWidth={2} className="text-brand" aria-label="current" /> : null}
        </>
      )}
    </DropdownMenu.Item>
  );
}

/** A caption above a group of items. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className="px-3 pt-2 pb-1 text-caption text-muted">{children}</DropdownMenu.Label>;
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="my-1 h-px bg-line" />;
}
