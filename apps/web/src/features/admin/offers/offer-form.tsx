import type { Offer } from "@vitrine/model";
import { Button, Field, Notice, Select, Switch, TextInput } from "@vitrine/ui";
import { useState } from "react";
import { adminApi } from "../../../lib/admin-api.ts";
import { useIdempotencyKey } from "../../../lib/idempotency-key.ts";
import { useWrite } from "../write/use-write.ts";
import { errorsOf, fieldsOf, newValues, valuesOf, type OfferErrors, type OfferValues } from "./offer-form-values.ts";

type OfferFormProps = {
  kind: Offer["kind"];
  /** Null for one that is to be made. */
  offer: Offer | null;
  onDone?: () => void;
};

type Set = <K extends keyof OfferValues>(name: K, value: OfferValues[K]) => void;
type PartProps = { values: OfferValues; set: Set; errors: OfferErrors };

/** Everything about an offer; what is meaningless for its kind is left out. */
export function OfferForm({ kind, offer, onDone }: OfferFormProps) {
  const [values, setValues] = useState(() => (offer ? valuesOf(offer) : newValues(kind)));
  const [errors, setErrors] = useState<OfferErrors>({});
  const { write, isBusy, failure } = useWrite();
  const keyFor = useIdempotencyKey();
  const set: Set = (name, value) => setValues((now) => ({ ...now, [name]: value }));
  const part = { values, set, errors };
  const save = () => {
    const body = fieldsOf(values, kind);
    const found = errorsOf(body);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    write(
      () =>
        offer
          ? adminApi.adminOffers.updateOffer({ params: { offerId: offer.id }, body })
          : adminApi.adminOffers.createOffer({ body }, { idempotencyKey: keyFor(body) }),
      onDone,
    );
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {failure ? (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      ) : null}
      <Field label="Name" error={errors.name}>
        <TextInput maxLength={255} value={values.name} onChange={(event) => set("name", event.target.value)} />
      </Field>
      {kind === "coupon" ? <CouponTerms {...part} /> : null}
      {values.discount_type === "price" ? <Prices {...part} /> : null}
      <Limits {...part} needsSpots={kind === "launch_special"} />
      <Switch
        label={values.enabled ? "Offered to new checkouts" : "Not offered"}
        checked={values.enabled}
        onCheckedChange={(enabled) => set("enabled", enabled)}
      />
      <div>
        <Button type="submit" variant="primary" busy={isBusy} busyLabel="Saving…">
          {offer ? "Save offer" : kind === "coupon" ? "Create coupon" : "Create launch special"}
        </Button>
        <p className="mt-2 text-caption text-muted">Checkouts that are open keep their price.</p>
      </div>
    </form>
  );
}

function CouponTerms({ values, set, errors }: PartProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Code" error={errors.code} help="What people type, e.g. SPRING-26.">
        <TextInput
          maxLength={64}
          autoComplete="off"
          value={values.code}
          onChange={(event) => set("code", event.target.value)}
        />
      </Field>
      <Field label="Discount" error={errors.discount_type}>
        <Select
          value={values.discount_type}
          onChange={({ target: { value } }) =>
            set("discount_type", value === "price" || value === "fixed" ? value : "percent")
          }
        >
          <option value="percent">Percent off</option>
          <option value="fixed">Dollars off</option>
          <option value="price">Prices of its own</option>
        </Select>
      </Field>
      {values.discount_type === "price" ? null : (
        <Field label={values.discount_type === "percent" ? "Percent" : "Dollars"} error={errors.value}>
          <TextInput inputMode="decimal" value={values.value} onChange={(event) => set("value", event.target.value)} />
        </Field>
      )}
      <Field
        label="Periods"
        optional
        error={errors.duration_periods}
        help="Months or years that are billed at this price. Empty: as long as the subscription."
      >
        <TextInput
          inputMode="numeric"
          value={values.duration_periods}
          onChange={(event) => set("duration_periods", event.target.value)}
        />
      </Field>
      <Field label="Plan" error={errors.plan}>
        <Select
          value={values.plan}
          onChange={({ target: { value } }) => set("plan", value === "pro" || value === "premium" ? value : "")}
        >
          <option value="">Every plan</option>
          <option value="pro">Pro</option>
          <option value="premium">Premium</option>
        </Select>
      </Field>
      <Field label="Billing" error={errors.billing_cycle}>
        <Select
          value={values.billing_cycle}
          onChange={({ target: { value } }) =>
            set("billing_cycle", value === "monthly" || value === "annual" ? value : "")
          }
        >
          <option value="">Monthly and annual</option>
          <option value="monthly">Monthly only</option>
          <option value="annual">Annual only</option>
        </Select>
      </Field>
    </div>
  );
}

const priceFields = [
  ["pro_monthly", "Pro, billed monthly"],
  ["pro_annual", "Pro, billed annually"],
  ["premium_monthly", "Premium, billed monthly"],
  ["premium_annual", "Premium, billed annually"],
] as const;

function Prices({ values, set, errors }: PartProps) {
  return (
    <fieldset>
      <legend className="text-label">Prices in dollars per month</legend>
      {errors.prices ? (
        <p role="alert" className="mt-1 text-caption text-danger">
          {errors.prices}
        </p>
      ) : null}
      <div className="mt-2 grid gap-4 sm:grid-cols-2">
        {priceFields.map(([name, label]) => (
          <Field key={name} label={label}>
            <TextInput inputMode="decimal" value={values[name]} onChange={(event) => set(name, event.target.value)} />
          </Field>
        ))}
      </div>
    </fieldset>
  );
}

function Limits({ values, set, errors, needsSpots }: PartProps & { needsSpots: boolean }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Spots in all" optional={!needsSpots} error={errors.total_spots}>
        <TextInput
          inputMode="numeric"
          value={values.total_spots}
          onChange={(event) => set("total_spots", event.target.value)}
        />
      </Field>
      <Field label="Spots left" optional={!needsSpots} error={errors.spots_left}>
        <TextInput
          inputMode="numeric"
          value={values.spots_left}
          onChange={(event) => set("spots_left", event.target.value)}
        />
      </Field>
      <Field label="First day" optional error={errors.starts_at}>
        <TextInput type="date" value={values.starts_at} onChange={(event) => set("starts_at", event.target.value)} />
      </Field>
      <Field label="Last day" optional error={errors.ends_at}>
        <TextInput type="date" value={values.ends_at} onChange={(event) => set("ends_at", event.target.value)} />
      </Field>
    </div>
  );
}
