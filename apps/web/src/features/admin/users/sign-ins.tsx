import type { SignInEvent, SignInMethod } from "@vitrine/model";
import { momentOf } from "../parts/words.ts";

const methods: Readonly<Record<SignInMethod, string>> = {
  password: "Password",
  second_factor: "Second factor",
  social: "Another provider",
  email_link: "Mailed link",
  passkey: "Passkey",
};

/** How and from where somebody signed in, or could not. */
export function SignIns({ entries }: { entries: readonly SignInEvent[] }) {
  if (entries.length === 0)
    return <p className="py-2 text-label font-normal text-muted">No sign-ins in the last weeks.</p>;
  return (
    <ol className="divide-y divide-line text-label font-normal">
      {entries.map(({ id, outcome, method, network, at }) => (
        <li key={id} className="py-2">
          <p>
            {methods[method]}
            {outcome === "failed" ? <span className="text-danger"> failed</span> : null}
          </p>
          <p className="mt-0.5 text-caption text-muted">
            <time dateTime={at}>{momentOf(at)}</time> from {network}
          </p>
        </li>
      ))}
    </ol>
  );
}
