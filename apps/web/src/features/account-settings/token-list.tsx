import type { ApiToken } from "@vitrine/model";
import { Button, ConfirmDialog, toast } from "@vitrine/ui";
import { useState } from "react";
import { quietApi } from "../../lib/api.ts";
import { sayFailure } from "../../lib/say-failure.ts";
import { queryClient } from "../../lib/query-client.ts";
import { apiTokensQuery } from "./api-tokens-query.ts";

const day = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });

/** The tokens with what they may do, when they were used and when they end. */
export function TokenList({ tokens }: { tokens: readonly ApiToken[] }) {
  const [doomed, setDoomed] = useState<ApiToken | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const remove = async (token: ApiToken) => {
    setDeleting(true);
    try {
      const { message } = await quietApi.apiTokens.deleteApiToken({ params: { tokenId: token.id } });
      toast.success(message);
    } catch (error) {
      sayFailure(error, "The token was not deleted. Please try again.");
    }
    await queryClient.invalidateQueries({ queryKey: apiTokensQuery.queryKey });
    setDeleting(false);
    setDoomed(null);
  };
  if (tokens.length === 0) return <p className="text-muted">No tokens yet.</p>;
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {tokens.map((token) => (
          <li key={token.id} className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <div className="min-w-0">
              <p className="text-label wrap-anywhere">{token.name}</p>
              <p className="text-caption text-muted">{describe(token)}</p>
            </div>
            <Button size="small" variant="danger" aria-label={`Delete ${token.name}`} onClick={() => setDoomed(token)}>
              Delete
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={() => setDoomed(null)}
        title="Delete this token?"
        message={`Programs that use "${doomed?.name ?? ""}" stop working at once.`}
        confirmLabel="Delete"
        busyLabel="Deleting…"
        destructive
        busy={isDeleting}
        onConfirm={() => (doomed ? void remove(doomed) : undefined)}
      />
    </>
  );
}

function describe({ abilities, last_used_at, expires_at }: ApiToken): string {
  const may = abilities.length === 2 ? "Reads and changes" : abilities[0] === "read" ? "Reads" : "Changes";
  const used = last_used_at ? `last used ${day.format(new Date(last_used_at))}` : "never used";
  const end = expires_at ? `ends ${day.format(new Date(expires_at))}` : "does not end";
  return `${may}, ${used}, ${end}`;
}
