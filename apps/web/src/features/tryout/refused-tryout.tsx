import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Button, buttonClass } from "@vitrine/ui";
import { useState } from "react";
import { quietApi } from "../../lib/api.ts";
import { failureMessage } from "../../lib/form-errors.ts";
import { useSingleFlight } from "../../lib/use-single-flight.ts";
import { tryoutQuery } from "./tryout-query.ts";

/** What a visitor can do whose paper looks like no CV: say that it is one, or choose another. */
export function RefusedTryout({ token, mayInsist }: { token: string; mayInsist: boolean }) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const insist = useSingleFlight(async () => {
    setBusy(true);
    setProblem(null);
    try {
      const { tryout } = await quietApi.tryout.insistOnTryout({ params: { token } });
      client.setQueryData(tryoutQuery(token).queryKey, tryout);
    } catch (error) {
      setProblem(failureMessage(error, "The connection failed. Please try again."));
      setBusy(false);
    }
  });
  return (
    <>
      <p className="flex flex-wrap gap-3">
        {mayInsist ? (
          <Button variant="primary" busy={isBusy} onClick={() => void insist()}>
            It is my CV: read it
          </Button>
        ) : null}
        <Link to="/" className={buttonClass({ variant: mayInsist ? "secondary" : "primary" })}>
          Choose another file
        </Link>
      </p>
      <p role="alert" className="mt-3 min-h-6 text-caption text-danger">
        {problem}
      </p>
    </>
  );
}
