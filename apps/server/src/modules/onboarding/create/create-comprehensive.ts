import {
  comprehensiveSchema,
  emptyExtraSections,
  limits,
  type ManualForm,
  type PlanName,
  type Website,
} from "@vitrine/model";
import { AppError, invalidField } from "../../../http/app-error.ts";
import { validationFailed } from "../../../http/errors.ts";
import type { UploadedFile } from "../../../http/multipart.ts";
import type { NewItems } from "../../content/index.ts";
import { mediaUrl, type PictureRules } from "../../media/index.ts";
import { createWebsiteReader, type WebsiteRow } from "../../websites/index.ts";
import { lockActiveSession } from "../session/repository.ts";
import { completeSession } from "./complete-session.ts";
import type { CreateDependencies } from "./create-task.ts";
import { storeWebsite } from "./store-website.ts";

/** The manual form's sentences; exactly 5 MB is accepted (contract.md 13). */
const pictureRules: PictureRules = {
  field: "picture",
  isTooLarge: (bytes) => bytes > limits.pictureBytes,
  messages: {
    missing: "The picture field is required.",
    notAnImage: "Please select an image file",
    wrongType: "Please select a JPG, PNG, GIF, or WebP image",
    undecodable: "Failed to process image file",
    tooLarge: "File size must be less than 5MB",
  },
};

type Caller = { userId: number; plan: PlanName };

/**
 * Makes a website from the manual form, with everything that was entered (contract.md 13). One transaction; a
 * session that chose the path "scratch" ends with it.
 * @param data the JSON text of the multipart call
 * @throws AppError validation_failed, template_requires_upgrade, subscription_limit_exceeded, picture errors
 */
export async function createComprehensive(
  { db, clock, templates, content, media }: CreateDependencies,
  caller: Caller,
  { data, picture }: { data: string; picture: UploadedFile | undefined },
): Promise<Website> {
  const form = readForm(data);
  const manifest = templates.find(form.template_slug);
  if (!manifest) throw invalidField("template_slug", "The selected template_slug is invalid.");
  templates.requireAllowed(manifest, caller.plan);
  const name = picture ? await media.store(caller.userId, picture, pictureRules) : null;
  try {
    const website = await db.transaction(async (inside): Promise<WebsiteRow> => {
      const session = await lockActiveSession(inside, caller.userId);
      const site = { userId: caller.userId, sessionId: null, manifest, content: contentOf(form), templateData: {} };
      const stored = await storeWebsite(
        inside,
        { content, templates, now: clock.now() },
        { ...site, picture: name && mediaUrl(name) },
      );
      if (session?.path === "scratch") await completeSession(inside, session, stored);
      return stored;
    });
    return await createWebsiteReader(templates).read(db, website);
  } catch (error) {
    if (name) await media.remove(name);
    throw error;
  }
}

function readForm(data: string): ManualForm {
  let parsed: unknown;
  try {
    parsed = JSON.parse(data);
  } catch (cause) {
    throw new AppError("validation_failed", { errors: { data: ["The data field must be valid JSON."] }, cause });
  }
  const result = comprehensiveSchema.safeParse(parsed);
  if (!result.success) {
    // The form's fields are named as the form knows them, without the envelope around them.
    for (const issue of result.error.issues) if (issue.path[0] === "formData") issue.path.shift();
    throw validationFailed(result.error);
  }
  return result.data.formData;
}

function contentOf({ personal_info: person, ...form }: ManualForm) {
  const items: NewItems = {
    experiences: form.experiences.map(({ place, ...item }) => (place === "" ? item : { ...item, place })),
    educations: form.educations,
    skills: form.skills,
    projects: form.projects,
  };
  return {
    name: form.name,
    fullName: person.name,
    intro: form.intro,
    description: person.summary,
    contact: { title: person.title, email: person.email, location: person.location },
    extras: emptyExtraSections(),
    items,
  };
}
