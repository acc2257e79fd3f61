import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { linePlaceText, nameOnSite, type Tryout } from "@vitrine/model";
import { buttonClass, ErrorState, Skeleton, Spinner } from "@vitrine/ui";
import { useState, type ReactNode } from "react";
import { failureMessage } from "../../lib/form-errors.ts";
import { heldTryout, hereToken } from "../../lib/tryout-here/tryout-here.ts";
import { RefusedTryout } from "./refused-tryout.tsx";
import type { ShownTryout } from "./shown-tryout.ts";
import { ThingsToCheck } from "./things-to-check.tsx";
import { isGone, tryoutQuery } from "./tryout-query.ts";
import { TryoutSites } from "./tryout-sites.tsx";

/** `/try/{token}`: a visitor's own site in three templates, before there is an account. */
export function TryoutPage() {
  const { token = "" } = useParams({ strict: false });
  return token === hereToken ? <TryoutInThisPage /> : <TryoutOfServer token={token} />;
}

/** What was read in this browser; a page that is loaded anew has forgotten it. */
function TryoutInThisPage() {
  const [held] = useState(heldTryout);
  if (held) return <Ready tryout={{ ...held.tryout, token: hereToken, expiresAt: null }} />;
  return (
    <Ended
      title="This site is no longer here"
      text="Your CV was only in the page that read it, and nothing of it was stored. Give it once more to see your site again."
    />
  );
}

function TryoutOfServer({ token }: { token: string }) {
  const tryout = useQuery(tryoutQuery(token));
  if (isGone(tryout.error))
    return <Ended title="This site is no longer here" text={failureMessage(tryout.error, "")} />;
  if (tryout.isError && !tryout.data) {
    return (
      <Page title="Your site could not be loaded">
        <ErrorState title="The connection failed" onRetry={() => void tryout.refetch()} busy={tryout.isFetching} />
      </Page>
    );
  }
  if (!tryout.data || tryout.data.state === "reading") return <Reading line={tryout.data?.line ?? null} />;
  if (tryout.data.state === "failed")
    return <Ended title="This CV could not be read" text={tryout.data.message ?? "Please try another file."} />;
  if (tryout.data.state === "refused") {
    return (
      <Page title="We did not read this as a CV" lead={tryout.data.message ?? ""}>
        <RefusedTryout token={token} mayInsist={tryout.data.may_insist} />
      </Page>
    );
  }
  return <Ready tryout={{ ...tryout.data, token, expiresAt: tryout.data.expires_at }} />;
}

function Ready({ tryout }: { tryout: ShownTryout }) {
  const name = nameOnSite(tryout.person.name);
  return (
    <Page
      title={name === "" ? "Here is your site" : `${name}, here is your site`}
      lead="In the three templates that suit your CV best. It says what your CV says, and nothing else."
    >
      <TryoutSites tryout={{ ...tryout, person: { ...tryout.person, name } }} />
      <div className="mt-12 grid gap-x-16 gap-y-8 md:grid-cols-2">
        <ThingsToCheck notes={tryout.notes} values={tryout.to_check} />
        <WhereItIs expiresAt={tryout.expiresAt} />
      </div>
    </Page>
  );
}

function WhereItIs({ expiresAt }: { expiresAt: string | null }) {
  return (
    <section aria-labelledby="kept-title" className="border-t border-line pt-5">
      <h2 id="kept-title" className="text-h3">
        {expiresAt === null ? "Yours alone, on this device" : "Yours alone, for 24 hours"}
      </h2>
      {expiresAt === null ? (
        <p className="mt-2 max-w-[60ch] text-muted">
          Your browser read the CV itself: it has not been sent anywhere, and closing or reloading this page forgets it.
          Keeping it takes it to your account.
        </p>
      ) : (
        <p className="mt-2 max-w-[60ch] text-muted">
          Only who has this page’s address can see it. Your CV and everything made from it are deleted on{" "}
          <time dateTime={expiresAt} className="text-ink">
            {momentText(expiresAt)}
          </time>{" "}
          unless you keep them.
        </p>
      )}
    </section>
  );
}

function momentText(moment: string): string {
  return new Intl.DateTimeFormat("en", { dateStyle: "long", timeStyle: "short" }).format(new Date(moment));
}

function Reading({ line }: { line: Tryout["line"] }) {
  return (
    <Page title="Reading your CV…" lead="Your site is drawn as soon as it is read; that takes some seconds.">
      <p role="status" className="flex min-h-6 items-center gap-2 text-caption text-muted">
        <Spinner />
        {line ? `${linePlaceText(line)}. Your place is kept.` : "Reading…"}
      </p>
      <div aria-hidden="true" className="mt-8 grid gap-8 md:grid-cols-3">
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} className="aspect-[4/5] max-md:nth-[n+2]:hidden" />
        ))}
      </div>
    </Page>
  );
}

function Ended({ title, text }: { title: string; text: string }) {
  return (
    <Page title={title} lead={text}>
      <p className="flex flex-wrap gap-3">
        <Link to="/" className={buttonClass({ variant: "primary" })}>
          Try a CV
        </Link>
        <Link to="/register" search={{ plan: "free", source: "tryout" }} className={buttonClass()}>
          Create an account
        </Link>
      </p>
    </Page>
  );
}

function Page({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <div className="page-gutter mx-auto w-full max-w-[90rem] pt-4 pb-16">
      <h1 className="text-h1 wrap-anywhere">{title}</h1>
      {lead ? <p className="mt-2 max-w-[64ch] text-muted">{lead}</p> : null}
      <div className="mt-6">{children}</div>
    </div>
  );
}
