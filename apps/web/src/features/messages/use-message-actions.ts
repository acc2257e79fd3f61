import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ContactMessage } from "@vitrine/model";
import { toast } from "@vitrine/ui";
import { quietApi } from "../../lib/api.ts";
import { sayFailure } from "../../lib/say-failure.ts";
import { forgetMessages, forgetReadMarks, holdMessages, putMessage } from "../../lib/queries/messages.ts";

type Mark = { message: ContactMessage; read: boolean };

/**
 * What an owner does with a message of their website: a mark shows at once. Actions reach the server in their order,
 * failures are said and undone on the screen, and after the last of them the server is asked how things stand.
 */
export function useMessageActions(websiteId: number) {
  const client = useQueryClient();
  const mutationKey = ["messages", websiteId];
  const shared = { mutationKey, scope: { id: mutationKey.join("-") }, networkMode: "always" } as const;
  const isLast = () => client.isMutating({ mutationKey }) === 1;
  const paramsOf = (message: ContactMessage) => ({ id: websiteId, messageId: message.id });

  const marking = useMutation({
    ...shared,
    mutationFn: ({ message, read }: Mark) =>
      quietApi.messages.updateMessage({ params: paramsOf(message), body: { read } }),
    onMutate: async ({ message, read }) => {
      await holdMessages(websiteId);
      putMessage(websiteId, { ...message, read });
    },
    onError: (error, { message }) => {
      if (isLast()) putMessage(websiteId, message);
      sayFailure(error, "The message was not marked. Please try again.");
    },
    onSettled: () => (isLast() ? forgetReadMarks(websiteId) : undefined),
  });

  const removing = useMutation({
    ...shared,
    mutationFn: (message: ContactMessage) => quietApi.messages.removeMessage({ params: paramsOf(message) }),
    onSuccess: (answer) => toast.success(answer.message),
    onError: (error) => sayFailure(error, "The message was not deleted. Please try again."),
    onSettled: () => forgetMessages(websiteId),
  });

  return {
    markRead: (message: ContactMessage, read: boolean) => marking.mutate({ message, read }),
    remove: (message: ContactMessage, onDone: () => void) => removing.mutate(message, { onSettled: onDone }),
    isRemoving: removing.isPending,
  };
}
