import type { TemplateDataForm } from "./field.ts";
import {
  backgroundStyles,
  builtInCertifications,
  builtInSkills,
  builtInValues,
  certificationIcons,
  colourPresets,
  modernThemeDefaults,
  softSkillIcons,
  valueIcons,
} from "./modern-built-ins.ts";

const description = { kind: "text", key: "description", label: "Description", max: 500, long: true } as const;

/** Values, skills, certificates and colours (document 3, section 2, "Modern form"). */
export const modernForm: TemplateDataForm = {
  title: "Modern Portfolio Data",
  saveLabel: "Save Modern Template Data",
  panels: [
    {
      title: "Core Values",
      fields: [
        {
          kind: "list",
          key: "values",
          label: "Values",
          one: "value",
          title: "title",
          quickAdd: {
            label: "Popular values",
            entries: builtInValues,
            refusedIn: "your values",
            addedTo: "your values",
          },
          fields: [
            { kind: "text", key: "title", label: "Title", max: 100 },
            description,
            { kind: "icon", key: "icon", label: "Icon", options: valueIcons },
            { kind: "colour", key: "color", label: "Colour", presets: colourPresets, fallback: "#667eea" },
          ],
        },
      ],
    },
    {
      title: "About you",
      fields: [
        { kind: "text", key: "philosophy", label: "Professional Philosophy", max: 5000, long: true },
        { kind: "text", key: "tagline", label: "Personal Tagline", max: 200 },
      ],
    },
    {
      title: "Professional Skills",
      fields: [
        {
          kind: "list",
          key: "soft_skills",
          label: "Skills",
          one: "skill",
          title: "name",
          quickAdd: {
            label: "Popular skills",
            entries: builtInSkills,
            refusedIn: "your skills",
            addedTo: "your professional skills",
          },
          fields: [
            { kind: "text", key: "name", label: "Name", max: 100 },
            { kind: "rating", key: "rating", label: "Rating" },
            description,
            { kind: "icon", key: "icon", label: "Icon", options: softSkillIcons },
          ],
        },
      ],
    },
    {
      title: "Certifications",
      fields: [
        {
          kind: "list",
          key: "certifications",
          label: "Certifications",
          one: "certification",
          title: "name",
          quickAdd: {
            label: "Popular certifications",
            entries: builtInCertifications,
            refusedIn: "your certifications",
            addedTo: "your certifications",
          },
          fields: [
            { kind: "text", key: "name", label: "Name", max: 200 },
            { kind: "text", key: "issuer", label: "Issuer", max: 200 },
            { kind: "text", key: "date", label: "Year", max: 20, acceptsNumber: true },
            { kind: "url", key: "link", label: "Verification link" },
            { kind: "icon", key: "icon", label: "Icon", options: certificationIcons },
          ],
        },
      ],
    },
    {
      title: "Theme Preferences",
      fields: [
        {
          kind: "group",
          key: "theme",
          label: "Colours and background",
          fields: [
            {
              kind: "colour",
              key: "primary_color",
              label: "Primary colour",
              presets: colourPresets,
              fallback: modernThemeDefaults.primary_color,
            },
            {
              kind: "colour",
              key: "accent_color",
              label: "Accent colour",
              presets: colourPresets,
              fallback: modernThemeDefaults.accent_color,
            },
            {
              kind: "choice",
              key: "background_style",
              label: "Background style",
              options: backgroundStyles,
              fallback: modernThemeDefaults.background_style,
            },
          ],
        },
      ],
    },
  ],
};
