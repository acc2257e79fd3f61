import type { ContactMessage } from "@vitrine/model";
import { toast } from "@vitrine/ui";
import { useState } from "react";
import { quietApi } from "../../lib/api.ts";
import { failureMessage } from "../../lib/form-errors.ts";
import { forgetMessages, putMessage } from "../../lib/queries/messages.ts";

/** What an owner does with a message of their website; failures are said and undone on the screen. */
export function useMessageActions(websiteId: number) {
  const [isRemoving, setRemoving] = useState(false);
  const paramsOf = (message: ContactMessage) => ({ id: websiteId, messageId: message.id });

  async function markRead(message: ContactMessage, read: boolean): Promise<void> {
    putMessage(websiteId, { ...message, read });
    try {
      await quietApi.messages.updateMessage({ params: paramsOf(message), body: { read } });
    } catch (error) {
      putMessage(websiteId, message);
      toast.error(failureMessage(error, "The message was not marked. Please try again."));
    }
  }

  async function remove(message: ContactMessage): Promise<void> {
    setRemoving(true);
    try {
      const answer = await quietApi.messages.removeMessage({ params: paramsOf(message) });
      toast.success(answer.message);
    } catch (error) {
      toast.error(failureMessage(error, "The message was not deleted. Please try again."));
    }
    await forgetMessages(websiteId);
    setRemoving(false);
  }

  return { markRead, remove, isRemoving };
}
