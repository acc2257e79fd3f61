import { Button, Field, TextInput } from "@vitrine/ui";
import type { DraftStore } from "../draft/draft-store.ts";
import { draftedWebsite, type Draft } from "../draft/draft.ts";
import { useAddressCheck, type AddressCheck } from "../publish/use-address-check.ts";
import { useSuggestedAddresses } from "../publish/use-suggested-addresses.ts";

/** The site's own address, checked for availability while it is typed. */
export function SubdomainField({ store, draft }: { store: DraftStore; draft: Draft }) {
  const website = draftedWebsite(draft);
  const subdomain = website.subdomain ?? "";
  const check = useAddressCheck(subdomain, { websiteId: website.id, own: draft.base.subdomain });
  const set = (value: string) =>
    store.dispatch({ type: "edited", path: "subdomain", value: value === "" ? null : value.trim().toLowerCase() });
  const suggestion = useSuggestedAddresses(website, subdomain === "").addresses?.[0];
  return (
    <Field
      label="Web Address"
      optional
      error={check.problem}
      help={
        <>
          {helpOf(subdomain, draft.base.subdomain, check)}
          {subdomain === "" && suggestion ? (
            <Button
              variant="quiet"
              size="small"
              className="-ms-3 flex! max-w-full whitespace-normal!"
              onClick={() => set(suggestion)}
            >
              Use {suggestion}
            </Button>
          ) : null}
        </>
      }
    >
      <TextInput
        value={subdomain}
        maxLength={63}
        autoCapitalize="none"
        spellCheck={false}
        before={`${window.location.host}/p/`}
        onChange={(event) => set(event.target.value)}
      />
    </Field>
  );
}

function helpOf(subdomain: string, own: string | null, { isChecking }: AddressCheck): string {
  if (subdomain === "") return "Given by itself when the site first leaves draft.";
  if (subdomain === own) return "After a change, the former address leads here for a year.";
  return isChecking ? "Checking…" : "This address is free.";
}
