import { PictureField, type PictureFieldProps } from "../picture-field.tsx";
import { LineField, TextField } from "../text-field.tsx";
import type { StepProps } from "./item-steps.tsx";

/** Step 1: who the portfolio is about. */
export function PersonalStep({ form, picture }: StepProps & { picture: PictureFieldProps }) {
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <LineField form={form} name="personal_info.name" label="Full Name" autoComplete="name" />
        <LineField
          form={form}
          name="personal_info.title"
          label="Professional Title"
          autoComplete="organization-title"
        />
        <LineField form={form} name="personal_info.email" label="Email" type="email" autoComplete="email" />
        <LineField form={form} name="personal_info.location" label="Location" optional placeholder="City, country" />
      </div>
      <TextField form={form} name="personal_info.summary" label="Professional Summary" optional rows={5} />
      <PictureField {...picture} />
    </div>
  );
}
