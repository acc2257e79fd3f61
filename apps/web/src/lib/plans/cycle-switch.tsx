import { Segments } from "@vitrine/ui";
import type { BillingCycle } from "@vitrine/model";

type CycleSwitchProps = { value: BillingCycle; onValueChange: (cycle: BillingCycle) => void; disabled?: boolean };

/** Monthly or annual billing. */
export function CycleSwitch({ value, onValueChange, disabled = false }: CycleSwitchProps) {
  return (
    <Segments
      label="Billing"
      value={value}
      onValueChange={onValueChange}
      disabled={disabled}
      items={[
        { value: "monthly", label: "Monthly" },
        { value: "annual", label: "Annual" },
      ]}
    />
  );
}
