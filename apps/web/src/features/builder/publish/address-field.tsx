import { useQuery } from "@tanstack/react-query";
import type { Website } from "@vitrine/model";
import { Button, Field, TextInput } from "@vitrine/ui";
import { quietApi } from "../../../lib/api.ts";
import { useAddressCheck, type AddressCheck } from "./use-address-check.ts";

type AddressFieldProps = {
  website: Website;
  value: string;
  /** Free addresses that suit the person; undefined until they are known. */
  suggested: readonly string[] | undefined;
  /** True while the address to begin with is looked for. */
  isLooking: boolean;
  onChange: (value: string) => void;
};

const offeredAtMost = 3;

/** The address under which a site will lie: typed, checked, or taken from what is suggested. */
export function AddressField({ website, value, suggested = [], isLooking, onChange }: AddressFieldProps) {
  const check = useAddressCheck(value, { websiteId: website.id, own: website.subdomain });
  const others = suggested
    .filter((suggestion) => suggestion !== value && suggestion !== website.subdomain)
    .slice(0, offeredAtMost);
  const help = isLooking ? "Looking for a free address…" : helpOf(value, website.subdomain, check);
  return (
    <div className="flex flex-col gap-2">
      <Field label="Address" error={check.problem} help={help}>
        <div className="flex min-w-0 items-stretch max-sm:flex-col max-sm:gap-1">
          <span className="flex shrink-0 items-center rounded-s-m border-y border-s border-edge bg-sunken px-3 text-app text-muted max-sm:rounded-m max-sm:border max-sm:py-1 max-sm:text-caption">
            {window.location.host}/p/
          </span>
          <AddressInput value={value} onChange={onChange} />
        </div>
      </Field>
      {others.length > 0 ? (
        <p className="flex flex-wrap items-center gap-x-1 gap-y-0 text-caption text-muted">
          Or:
          {others.map((suggestion) => (
            <Button
              key={suggestion}
              variant="quiet"
              size="small"
              className="max-w-full shrink! text-start whitespace-normal! wrap-anywhere"
              onClick={() => onChange(suggestion)}
            >
              {suggestion}
            </Button>
          ))}
        </p>
      ) : null}
    </div>
  );
}

function AddressInput({ value, onChange }: Pick<AddressFieldProps, "value" | "onChange">) {
  return (
    <TextInput
      value={value}
      maxLength={63}
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      className="sm:rounded-s-none"
      onChange={(event) => onChange(event.target.value.trim().toLowerCase())}
    />
  );
}

function helpOf(value: string, own: string | null, { isFree, isChecking }: AddressCheck): string {
  if (value === "") return "Left empty, it is made of your name.";
  if (value === own) return "The present address of this site.";
  if (isChecking) return "Checking…";
  const isMove = own !== null && isFree;
  return isMove ? "It is free. The former address leads here for a year." : "It is free.";
}

const dayOf = (moment: string) =>
  new Date(moment).toLocaleDateString("en", { day: "numeric", month: "long", year: "numeric" });

/** The addresses that a site had: each leads to its present one for a year. */
export function FormerAddresses({ website }: { website: Website }) {
  const { data: former = [] } = useQuery({
    queryKey: ["former-addresses", website.id, website.subdomain],
    queryFn: async ({ signal }) =>
      (await quietApi.websites.listFormerAddresses({ params: { id: website.id } }, { signal })).data,
  });
  if (former.length === 0) return null;
  return (
    <div className="text-caption text-muted">
      <p>Former addresses that lead here:</p>
      <ul className="list-disc ps-5">
        {former.map(({ subdomain, until }) => (
          <li key={subdomain} className="wrap-anywhere">
            {subdomain}, until {dayOf(until)}
          </li>
        ))}
      </ul>
    </div>
  );
}
