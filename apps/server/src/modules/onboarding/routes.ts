import { contract } from "@vitrine/contract";
import type { Bind } from "../../http/route.ts";
import { whenGone } from "../../http/when-gone.ts";
import { AppError } from "../../http/app-error.ts";
import { choosePrivacy } from "./corrections/choose-privacy.ts";
import { correctData } from "./corrections/correct-data.ts";
import { sendUnplaced } from "./corrections/send-unplaced.ts";
import { createComprehensive } from "./create/create-comprehensive.ts";
import { createDemo } from "./create/create-demo.ts";
import type { Created, CreateService } from "./create/create-service.ts";
import type { CreateDependencies } from "./create/create-task.ts";
import type { MatchService } from "./match/match-service.ts";
import type { ParseService } from "./parse/parse-service.ts";
import { presentSession } from "./session/present-session.ts";
import type { SessionRow } from "./session/repository.ts";
import { storedPath } from "./session/session-files.ts";
import type { SessionService } from "./session/session-service.ts";
import { accountKey } from "./tasks/account-key.ts";
import { linePlaceOf } from "./tasks/line-place.ts";
import { hasPageImages, readSourcePage } from "./upload/source-page.ts";
import type { UploadService } from "./upload/upload-service.ts";

const calls = contract.onboarding;

export type OnboardingServices = {
  dependencies: CreateDependencies;
  sessions: SessionService;
  uploads: UploadService;
  parses: ParseService;
  matches: MatchService;
  creations: CreateService;
};

/** Binds the calls of contract.md 13 and 20.2 to 20.3, all but the event stream. */
export function registerOnboarding(bind: Bind, services: OnboardingServices): void {
  registerSessions(bind, services);
  registerUploads(bind, services);
  registerReading(bind, services);
  registerCreation(bind, services);
}

const answer = (row: SessionRow) => ({ session: presentSession(row) });
const orNull = (row: SessionRow | null) => ({ session: row ? presentSession(row) : null });

function registerSessions(bind: Bind, { sessions, dependencies: { queue } }: OnboardingServices): void {
  bind(calls.activeSession, async ({ caller }) => orNull(await sessions.active(caller.userId)));
  bind(calls.getSession, async ({ caller, query }) => {
    const row = await sessions.get({ userId: caller.userId, sessionId: query.session_id });
    const line = await linePlaceOf(queue, row);
    const session = { ...presentSession(row), ...(line ? { line } : {}) };
    return { ...session, session };
  });
  bind(calls.startNew, async ({ caller, body }) => {
    const row = await sessions.startNew(caller.userId, body?.path ?? null);
    return { session_id: row.id, ...answer(row) };
  });
  bind(calls.selectPath, async ({ caller, body }) => {
    const row = await sessions.selectPath({ userId: caller.userId, sessionId: body.session_id ?? null }, body.path);
    return { session_id: row.id, ...answer(row) };
  });
  bind(calls.deleteSession, async ({ caller, body, query }) => {
    await sessions.remove(caller.userId, body?.session_id ?? query.session_id);
    return { message: "Onboarding session deleted" };
  });
}

const uploadAnswer = (row: SessionRow) => ({
  text: row.cv_text ?? "",
  stored_path: storedPath(row.file_key),
  use_vision_parsing: row.use_vision,
  session_id: row.id,
  profile_picture_url: presentSession(row).profile_picture_url,
  ...answer(row),
});

function registerUploads(bind: Bind, { sessions, uploads }: OnboardingServices): void {
  bind(calls.uploadCv, async ({ caller, body, files, reply }) => {
    const signal = whenGone(reply);
    const given = { cv: files["cv_file"], picture: files["profile_picture"], source: body.source, signal };
    return uploadAnswer(await uploads.uploadCv(caller.userId, body.session_id, given));
  });
  bind(calls.pasteText, async ({ caller, body }) => ({
    ...uploadAnswer(await uploads.pasteText(caller.userId, body.session_id, body.cv_text)),
    profile_picture_url: null,
  }));
  bind(calls.uploadPicture, async ({ caller, body, files }) => {
    const addressed = { userId: caller.userId, sessionId: body.session_id };
    const session = presentSession(await uploads.uploadPicture(addressed, files["profile_picture"]));
    return { profile_picture_url: session.profile_picture_url ?? "", session };
  });
  bind(calls.proceedWithPicture, async ({ caller, body }) =>
    answer(await sessions.settlePicture({ userId: caller.userId, sessionId: body.session_id }, true)),
  );
  bind(calls.skipPicture, async ({ caller, body }) =>
    answer(await sessions.settlePicture({ userId: caller.userId, sessionId: body.session_id }, false)),
  );
}

function registerReading(bind: Bind, services: OnboardingServices): void {
  const { sessions, parses, matches, dependencies } = services;
  bind(calls.parseCv, async ({ caller, body }) => {
    const row = await parses.parse(caller, body);
    const { parsed_data: data, evidence, diagnostics, unplaced } = row;
    return { ...data, data, evidence, diagnostics, unplaced, ...answer(row) };
  });
  bind(calls.getSessionData, async ({ caller, query }) => {
    const row = await sessions.get({ userId: caller.userId, sessionId: query.session_id });
    return {
      cv_data: row.parsed_data,
      cv_data_version: row.parsed_version,
      text: row.cv_text,
      source: sourceOf(row),
      template_recommendation: row.recommendation,
      template_data: row.template_data,
      evidence: row.evidence,
      diagnostics: row.diagnostics,
      unplaced: row.unplaced,
      privacy: row.privacy,
      ...answer(row),
    };
  });
  bind(calls.correctParsedData, async ({ caller, body, version, etag }) => {
    const addressed = { userId: caller.userId, sessionId: body.session_id };
    const row = await correctData(dependencies.db, addressed, { changes: body.changes, version });
    etag(row.parsed_version);
    return { ...corrected(row), ...answer(row) };
  });
  bind(calls.sendUnplaced, async ({ caller, body, version, etag }) => {
    const addressed = { userId: caller.userId, sessionId: body.session_id };
    const { row, moved } = await sendUnplaced(dependencies.db, addressed, { ...body, version });
    etag(row.parsed_version);
    return { ...corrected(row), moved, ...answer(row) };
  });
  bind(calls.choosePrivacy, async ({ caller, body: { session_id: sessionId, ...chosen } }) => {
    const row = await choosePrivacy(dependencies.db, { userId: caller.userId, sessionId }, chosen);
    return { privacy: row.privacy, ...answer(row) };
  });
  bind(calls.sourcePage, async ({ caller, query, reply }) => {
    const row = await sessions.get({ userId: caller.userId, sessionId: query.session_id });
    const requester = { who: accountKey(caller.userId), signal: whenGone(reply) };
    return readSourcePage(dependencies, row, { page: query.page, ...requester });
  });
  bind(calls.matchTemplate, async ({ caller, body }) => {
    const asked = { sessionId: body.session_id ?? null, parsedData: body.parsed_data };
    const { recommendation, session } = await matches.recommend(caller, asked);
    return { ...recommendation, ...orNull(session) };
  });
  bind(calls.generateTemplateData, async ({ caller, body }) => {
    const asked = { sessionId: body.session_id ?? null, parsedData: body.parsed_data };
    const made = await matches.generate(caller, { ...asked, templateSlug: body.template_slug });
    return { template_data: made.templateData, category: made.category, ...orNull(made.session) };
  });
  bind(calls.proceedToTemplateMatching, async ({ caller, body }) =>
    answer(await matches.proceed(caller, body.session_id)),
  );
}

/** What was read, as it is after a change of its owner's. */
function corrected<Data>(row: SessionRow & { parsed_data: Data }) {
  const { evidence, diagnostics, unplaced } = row;
  return { cv_data: row.parsed_data, version: row.parsed_version, evidence, diagnostics, unplaced };
}

function sourceOf(row: SessionRow) {
  if (row.source_kind === null) return null;
  return { kind: row.source_kind, pages: row.source_pages ?? 0, has_page_images: hasPageImages(row) };
}

function registerCreation(bind: Bind, { creations, dependencies }: OnboardingServices): void {
  const created = ({ website, session }: Created) => ({ website, ...orNull(session) });
  bind(calls.createFromSession, async ({ caller, body, status }) => {
    const wish = { sessionId: body.session_id, templateSlug: body.template_slug };
    const made = await orFailure("Website creation failed", () =>
      body.type === "demo"
        ? createDemo(dependencies, caller, { ...wish, name: body.name })
        : creations.fromSession(caller, { ...wish, templateData: body.template_data, isForEditing: false }),
    );
    if (!made.isNew) status(200);
    return created(made);
  });
  bind(calls.createForEditing, async ({ caller, body, status }) => {
    const wish = { sessionId: body.session_id, templateSlug: null, templateData: null, isForEditing: true };
    const made = await orFailure("Failed to create CV for editing", () => creations.fromSession(caller, wish));
    if (!made.isNew) status(200);
    return created(made);
  });
  bind(calls.createComprehensive, async ({ caller, body, files, etag }) => {
    const given = { data: body.data, picture: files["picture"] };
    const website = await orFailure("Failed to create portfolio", () =>
      createComprehensive(dependencies, caller, given),
    );
    etag(website.version);
    return { website, message: "Portfolio website created successfully!" };
  });
}

/** Says what failed in the sentence of the call; a refusal keeps its own (document 3, section 8). */
async function orFailure<T>(message: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("server_error", { message, cause: error });
  }
}
