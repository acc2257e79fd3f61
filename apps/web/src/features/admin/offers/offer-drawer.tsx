import type { Offer } from "@vitrine/model";
import { Button, Drawer } from "@vitrine/ui";
import { useState } from "react";
import { adminApi } from "../../../lib/admin-api.ts";
import { DrawerTop } from "../parts/drawer-top.tsx";
import { DrawerSection } from "../parts/facts.tsx";
import { StateBadge } from "../parts/state-badge.tsx";
import { momentOf } from "../parts/words.ts";
import { ActionRow } from "../write/action-row.tsx";
import type { Question } from "../write/ask-dialog.tsx";
import { useWrite } from "../write/use-write.ts";
import { OfferForm } from "./offer-form.tsx";
import { discountWords, durationWords, scopeWords, spotWords, stateOf, timeWords } from "./offer-words.ts";

/** One coupon: its terms, on and off, and everything about it to change. */
export function OfferDrawer({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const { write, isBusy, failure } = useWrite();
  const params = { offerId: offer.id };
  const remove: Question = {
    title: `Delete ${offer.code ?? offer.name}?`,
    text: "Nobody can use it any more. Subscriptions and checkouts that have it keep their price.",
    confirmLabel: "Delete offer",
    action: () => adminApi.adminOffers.removeOffer({ params }),
    onDone: onClose,
  };
  return (
    <Drawer onClose={onClose} title={offer.code ?? offer.name} caption={offer.code ? offer.name : undefined}>
      <DrawerTop
        states={<StateBadge state={stateOf(offer)} />}
        facts={[
          ["Discount", discountWords(offer)],
          ["Holds for", durationWords(offer)],
          ["For", scopeWords(offer)],
          ["Spots", spotWords(offer)],
          ["Time", timeWords(offer)],
          ["Made", momentOf(offer.created_at)],
        ]}
      />
      <ActionRow failure={failure} question={question} onAsked={() => setQuestion(null)}>
        <Button
          busy={isBusy}
          onClick={() => write(() => adminApi.adminOffers.updateOffer({ params, body: { enabled: !offer.enabled } }))}
        >
          {offer.enabled ? "Switch off" : "Switch on"}
        </Button>
        <Button variant="danger" onClick={() => setQuestion(remove)}>
          Delete
        </Button>
      </ActionRow>
      <DrawerSection title="Change">
        <div className="pt-2">
          <OfferForm key={offer.updated_at} kind="coupon" offer={offer} />
        </div>
      </DrawerSection>
    </Drawer>
  );
}
