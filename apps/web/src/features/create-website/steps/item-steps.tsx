import { manualProjectCategories } from "@vitrine/model";
import { Field, Select } from "@vitrine/ui";
import type { UseFormReturn } from "react-hook-form";
import type { ManualValues } from "../manual-values.ts";
import { RepeatedItems } from "../repeated-items.tsx";
import { errorAt, LineField, TagsField, TextField } from "../text-field.tsx";

export type StepProps = { form: UseFormReturn<ManualValues> };

const pair = "grid gap-5 sm:grid-cols-2";
const joined = (parts: readonly string[]) => parts.filter((part) => part.trim() !== "").join(", ");

/** Step 2: jobs. */
export function ExperienceStep({ form }: StepProps) {
  return (
    <RepeatedItems
      form={form}
      list="experiences"
      noun="experience"
      titleOf={(index) =>
        joined(form.watch([`experiences.${index}.position`, `experiences.${index}.name`, `experiences.${index}.date`]))
      }
    >
      {(index) => (
        <>
          <div className={pair}>
            <LineField form={form} name={`experiences.${index}.position`} label="Job Title" />
            <LineField form={form} name={`experiences.${index}.name`} label="Company" />
            <LineField form={form} name={`experiences.${index}.place`} label="Location" optional />
            <LineField
              form={form}
              name={`experiences.${index}.date`}
              label="Duration"
              optional
              placeholder="Jan 2022 - Present"
            />
          </div>
          <TextField form={form} name={`experiences.${index}.description`} label="Description" optional />
          <TagsField form={form} name={`experiences.${index}.skills`} label="Skills" noun="skill" />
        </>
      )}
    </RepeatedItems>
  );
}

/** Step 3: schools. */
export function EducationStep({ form }: StepProps) {
  return (
    <RepeatedItems
      form={form}
      list="educations"
      noun="education"
      titleOf={(index) =>
        joined(form.watch([`educations.${index}.degree`, `educations.${index}.name`, `educations.${index}.date`]))
      }
    >
      {(index) => (
        <>
          <div className={pair}>
            <LineField form={form} name={`educations.${index}.name`} label="Institution" />
            <LineField form={form} name={`educations.${index}.degree`} label="Degree" optional />
            <LineField form={form} name={`educations.${index}.place`} label="Location" optional />
            <LineField
              form={form}
              name={`educations.${index}.date`}
              label="Duration"
              optional
              placeholder="2018 - 2022"
            />
            <LineField form={form} name={`educations.${index}.gpa`} label="GPA" optional />
          </div>
          <TextField form={form} name={`educations.${index}.description`} label="Description" optional />
          <TagsField form={form} name={`educations.${index}.skills`} label="Relevant Courses" noun="course" />
        </>
      )}
    </RepeatedItems>
  );
}

/** Step 4: categories of skills. */
export function SkillsStep({ form }: StepProps) {
  return (
    <RepeatedItems
      form={form}
      list="skills"
      noun="skill category"
      titleOf={(index) => form.watch(`skills.${index}.title`)}
    >
      {(index) => (
        <>
          <div className={pair}>
            <LineField form={form} name={`skills.${index}.title`} label="Category" placeholder="Programming" />
            <LineField
              form={form}
              name={`skills.${index}.icon`}
              label="Icon"
              optional
              placeholder="icon-code"
              help="A class name; empty chooses one that fits the category."
            />
          </div>
          <LineField
            form={form}
            name={`skills.${index}.info`}
            label="Skills"
            placeholder="JavaScript, Python, SQL"
            help="Separate them with commas."
          />
        </>
      )}
    </RepeatedItems>
  );
}

/** Step 5: projects. */
export function ProjectsStep({ form }: StepProps) {
  return (
    <RepeatedItems
      form={form}
      list="projects"
      noun="project"
      titleOf={(index) => joined(form.watch([`projects.${index}.title`, `projects.${index}.date`]))}
    >
      {(index) => (
        <>
          <div className={pair}>
            <LineField form={form} name={`projects.${index}.title`} label="Project Title" />
            <Field label="Category" optional error={errorAt(form, `projects.${index}.category`)}>
              <Select {...form.register(`projects.${index}.category`)}>
                {manualProjectCategories.map((category) => (
                  <option key={category}>{category}</option>
                ))}
              </Select>
            </Field>
            <LineField form={form} name={`projects.${index}.date`} label="Date" optional />
            <LineField
              form={form}
              name={`projects.${index}.code_url`}
              label="Code URL"
              type="url"
              optional
              placeholder="https://"
            />
            <LineField
              form={form}
              name={`projects.${index}.implementation`}
              label="Live Demo URL"
              type="url"
              optional
              placeholder="https://"
            />
          </div>
          <TextField form={form} name={`projects.${index}.description`} label="Description" optional />
          <TagsField form={form} name={`projects.${index}.technologies`} label="Technologies" noun="technology" />
        </>
      )}
    </RepeatedItems>
  );
}
