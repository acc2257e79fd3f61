import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPage } from "../../../testing/render-page.tsx";
import { OnboardingPage } from "../onboarding-page.tsx";
import { NoForm } from "./no-form.tsx";
import { someParsedData } from "./onboarding-builders.ts";
import { aReadSession, serverWith, stubOnboarding } from "./stub-onboarding.ts";

const job = (index: number, description = "") => ({
  position: `Role ${index}`,
  company: `Ward ${index}`,
  start_date: "2019-03",
  end_date: null,
  location: "",
  description,
});

/** A school of a CV, for tests. */
export const education = (index: number) => ({
  degree: `Degree ${index}`,
  institution: `School ${index}`,
  start_date: "2012",
  end_date: "2016",
  gpa: "",
  location: "",
  description: "",
});

/** A CV with more of everything than the review shows at once. */
export const full = someParsedData({
  personal_info: { email: "amara@example.org", phone: "+234 1", location: "Lagos", summary: "Twelve years on wards." },
  experiences: [1, 2, 3, 4, 5].map((index) => job(index, "a".repeat(200))),
  educations: [1, 2, 3].map(education),
  skills: Array.from({ length: 15 }, (_, index) => ({ name: `Skill ${index + 1}` })),
  projects: [1, 2, 3, 4].map((index) => ({ title: `Project ${index}`, description: "b".repeat(150) })),
});

/** Opens the review of what was read. */
export async function openReview(
  replies: Parameters<typeof stubOnboarding>[0] = {},
  data = aReadSession({ cv_data: full }),
) {
  const server = stubOnboarding({ ...serverWith(data), ...replies });
  const page = await renderPage(<OnboardingPage manualForm={NoForm} />, "/onboarding");
  await screen.findByRole("heading", { level: 1, name: "Review Data", hidden: true });
  return { ...server, ...page };
}

export const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
