import { queryOptions, useQuery } from "@tanstack/react-query";
import { Button, Dialog, Notice, toast } from "@vitrine/ui";
import { useState } from "react";
import { quietApi } from "../api.ts";
import { queryClient } from "../query-client.ts";
import { AppealForm } from "./appeal-form.tsx";
import { DecisionWords } from "./decision-words.tsx";

const takeDownQuery = (websiteId: number) =>
  queryOptions({
    queryKey: ["websites", websiteId, "take-down"],
    queryFn: async ({ signal }) =>
      (await quietApi.moderation.getTakeDown({ params: { id: websiteId } }, { signal })).data,
    staleTime: 30_000,
  });

/** Tells an owner that an admin took a website from the public, why, and how to object. */
export function TakeDownNotice({ website }: { website: { id: number; name: string } }) {
  const { id } = website;
  const { data } = useQuery(takeDownQuery(id));
  const [isWriting, setWriting] = useState(false);
  const send = async (message: string) => {
    const answer = await quietApi.moderation.appealTakeDown({ params: { id }, body: { message } });
    toast.success(answer.message);
    setWriting(false);
    await queryClient.invalidateQueries({ queryKey: takeDownQuery(id).queryKey });
  };
  return (
    <>
      <Notice
        tone="danger"
        title="This website was taken down"
        actions={data?.can_appeal ? <Button onClick={() => setWriting(true)}>Object</Button> : undefined}
      >
        <p>Nobody but you can see it, and it cannot be published until we lift this. You can change it.</p>
        {data ? (
          <div className="mt-2">
            <DecisionWords restriction={data} />
          </div>
        ) : null}
      </Notice>
      <Dialog
        open={isWriting}
        onOpenChange={setWriting}
        title="Object to the take-down"
        description={`What you write about ${website.name} is read by a person.`}
        size="small"
      >
        <AppealForm send={send} onCancel={() => setWriting(false)} />
      </Dialog>
    </>
  );
}
