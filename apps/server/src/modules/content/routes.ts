import { contract } from "@vitrine/contract";
import type { Bind } from "../../http/route.ts";
import type { Caller } from "../../http/session.ts";
import type { ContentService } from "./service.ts";

const { content: calls } = contract;

type OfList = { params: { id: number }; caller: Caller };
type OfItem = { params: { id: number; itemId: number }; caller: Caller; version: number | null };

const list = ({ params, caller }: OfList) => ({ caller, id: params.id });
const item = ({ params, caller, version }: OfItem) => ({ caller, ...params, version });

type Checks = {
  checkList: (target: ReturnType<typeof list>) => Promise<void>;
  checkItem: (target: ReturnType<typeof item>) => Promise<void>;
};

const known = (collection: Checks) => ({
  ofList: { load: (context: OfList) => collection.checkList(list(context)) },
  ofItem: { load: (context: OfItem) => collection.checkItem(item(context)) },
});

/** Binds the section items: written out for each kind, because the contract is. */
export function registerContent(bind: Bind, content: ContentService): void {
  bindExperiences(bind, content.experiences);
  bindEducations(bind, content.educations);
  bindSkills(bind, content.skills);
  bindProjects(bind, content.projects);
}

function bindExperiences(bind: Bind, experiences: ContentService["experiences"]): void {
  const { ofList, ofItem } = known(experiences);
  bind(calls.listExperiences, async (context) => ({ data: await experiences.list(list(context)) }));
  bind(calls.getExperience, async (context) => {
    const experience = await experiences.get(item(context));
    context.etag(experience.version);
    return { experience };
  });
  bind(
    calls.createExperience,
    async (context) => {
      const experience = await experiences.create(list(context), context.body);
      context.etag(experience.version);
      return { experience, message: "Experience added successfully!" };
    },
    ofList,
  );
  bind(
    calls.updateExperience,
    async (context) => {
      const experience = await experiences.update(item(context), context.body);
      context.etag(experience.version);
      return { experience };
    },
    ofItem,
  );
  bind(calls.removeExperience, async (context) => {
    await experiences.remove(item(context));
    return { message: "Experience deleted successfully" };
  });
  bind(calls.reorderExperiences, async ({ caller, body }) => ({
    data: await experiences.reorder(caller, body.experiences),
  }));
}

function bindEducations(bind: Bind, educations: ContentService["educations"]): void {
  const { ofList, ofItem } = known(educations);
  bind(calls.listEducations, async (context) => ({ data: await educations.list(list(context)) }));
  bind(calls.getEducation, async (context) => {
    const education = await educations.get(item(context));
    context.etag(education.version);
    return { education };
  });
  bind(
    calls.createEducation,
    async (context) => {
      const education = await educations.create(list(context), context.body);
      context.etag(education.version);
      return { education, message: "Education added successfully!" };
    },
    ofList,
  );
  bind(
    calls.updateEducation,
    async (context) => {
      const education = await educations.update(item(context), context.body);
      context.etag(education.version);
      return { education };
    },
    ofItem,
  );
  bind(calls.removeEducation, async (context) => {
    await educations.remove(item(context));
    return { message: "Education deleted successfully" };
  });
  bind(calls.reorderEducations, async ({ caller, body }) => ({
    data: await educations.reorder(caller, body.educations),
  }));
}

function bindSkills(bind: Bind, skills: ContentService["skills"]): void {
  const { ofList, ofItem } = known(skills);
  bind(calls.listSkills, async (context) => ({ data: await skills.list(list(context)) }));
  bind(calls.getSkill, async (context) => {
    const skill = await skills.get(item(context));
    context.etag(skill.version);
    return { skill };
  });
  bind(
    calls.createSkill,
    async (context) => {
      const skill = await skills.create(list(context), context.body);
      context.etag(skill.version);
      return { skill, message: "Skills added successfully!" };
    },
    ofList,
  );
  bind(
    calls.updateSkill,
    async (context) => {
      const skill = await skills.update(item(context), context.body);
      context.etag(skill.version);
      return { skill };
    },
    ofItem,
  );
  bind(calls.removeSkill, async (context) => {
    await skills.remove(item(context));
    return { message: "Skill deleted successfully" };
  });
  bind(calls.reorderSkills, async ({ caller, body }) => ({ data: await skills.reorder(caller, body.skills) }));
  bind(
    calls.replaceSkills,
    async (context) => ({ data: await skills.replace(list(context), context.body.skills) }),
    ofList,
  );
}

function bindProjects(bind: Bind, projects: ContentService["projects"]): void {
  const { ofList, ofItem } = known(projects);
  bind(calls.listProjects, async (context) => ({ data: await projects.list(list(context)) }));
  bind(calls.getProject, async (context) => {
    const project = await projects.get(item(context));
    context.etag(project.version);
    return { project };
  });
  bind(
    calls.createProject,
    async (context) => {
      const project = await projects.create(list(context), context.body);
      context.etag(project.version);
      return { project, message: "Project added successfully!" };
    },
    ofList,
  );
  bind(
    calls.updateProject,
    async (context) => {
      const project = await projects.update(item(context), context.body);
      context.etag(project.version);
      return { project };
    },
    ofItem,
  );
  bind(calls.removeProject, async (context) => {
    await projects.remove(item(context));
    return { message: "Project deleted successfully" };
  });
  bind(calls.reorderProjects, async ({ caller, body }) => ({
    data: await projects.reorder(caller, body.projects),
  }));
}
