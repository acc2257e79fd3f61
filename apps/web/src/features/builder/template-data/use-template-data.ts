import { queryOptions, useQuery } from "@tanstack/react-query";
import { ApiError } from "@vitrine/api-client";
import { hasTemplateDataForm, type Website } from "@vitrine/model";
import { toast } from "@vitrine/ui";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { quietApi } from "../../../lib/api.ts";
import { endsSession } from "../../../lib/form-errors.ts";
import { sayFailure } from "../../../lib/say-failure.ts";
import { cacheMs, queryClient } from "../../../lib/query-client.ts";
import { websiteKeys } from "../../../lib/queries/websites.ts";
import { useSingleFlight } from "../../../lib/use-single-flight.ts";
import { sameValue } from "../draft/fields.ts";
import { keepData, readKeptData, type TypedData } from "./kept-data.ts";
import { mergeData } from "./merge-data.ts";
import type { DataProblems } from "./data-problems.ts";
import type { Data } from "./read-values.ts";
import { usePreviewedData } from "./use-previewed-data.ts";

type Stored = { data: Data; version: number };

export type TemplateDataEditor = {
  category: string;
  status: "loading" | "failed" | "ready";
  retry: () => void;
  data: Data;
  isChanged: boolean;
  isSaving: boolean;
  /** What the server refused in the last save, by dot path. */
  refused: DataProblems;
  /** How the record stands after another tab's change of the same fields. */
  theirs: Data | null;
  takeTheirs: () => void;
  edit: (data: Data, source: "form" | "section") => void;
  /** Stores what was typed; false when that was not possible. */
  save: () => Promise<boolean>;
  /** Newer data than the website's own, for the preview. */
  previewed: Data | null;
};

const templateDataQuery = (websiteId: number, category: string) =>
  queryOptions({
    queryKey: ["template-data", websiteId, category],
    queryFn: async ({ signal }): Promise<Stored> =>
      (await quietApi.templates.getTemplateData({ params: { websiteId, category } }, { signal })).data,
    staleTime: cacheMs.website,
  });

/** Another tab's changes of other fields are merged in so many times before the owner hears of it. */
const mergeAttempts = 3;

/** The template data of the website's category: loaded, typed over, kept in the browser, saved with its version. */
export function useTemplateData(website: Website, userId: number): TemplateDataEditor {
  const category = website.template.category.toLowerCase();
  const owner = { websiteId: website.id, userId };
  const options = templateDataQuery(website.id, category);
  const isEnabled = website.template.id !== null && hasTemplateDataForm(category);
  const query = useQuery({ ...options, enabled: isEnabled });
  const [typed, setTyped] = useState(() => readKeptData(owner, category));
  const [kept, setKept] = useState({ category, data: typed?.data ?? null });
  const [isSaving, setSaving] = useState(false);
  const [refused, setRefused] = useState<DataProblems>({});
  const [theirs, setTheirs] = useState<Stored | null>(null);
  const current = useRef({ category, typed });
  const isStored = useRef(false);
  if (kept.category !== category) {
    const left = readKeptData(owner, category);
    setKept({ category, data: left?.data ?? null });
    setTyped(left);
    setRefused({});
    setTheirs(null);
  }
  useLayoutEffect(() => {
    current.current = { category, typed };
  }, [category, typed]);
  const stored = query.data ?? null;
  const data = typed?.data ?? stored?.data ?? {};
  const isChanged = typed !== null && !sameValue(typed.data, typed.base);
  const preview = usePreviewedData(category, stored?.data ?? null, kept.data);

  useLoadFailure(query.error);

  /** The form may show another category by the time a save is answered: undo puts templates on and off. */
  const isShown = () => current.current.category === category;
  const newest = () => (isShown() ? current.current.typed : readKeptData(owner, category));

  function put(next: TypedData | null): void {
    if (isShown()) {
      current.current = { category, typed: next };
      setTyped(next);
    }
    keepData(owner, category, next && !sameValue(next.data, next.base) ? next : null);
  }

  function edit(next: Data, source: "form" | "section"): void {
    const from = newest() ?? (stored && { category, base: stored.data, version: stored.version });
    if (!from) return;
    put({ ...from, data: next });
    setRefused({});
    preview.push(next, source);
  }

  function accept(sent: TypedData, answer: Stored): void {
    queryClient.setQueryData(options.queryKey, answer);
    queryClient.setQueryData<Website>(websiteKeys.one(website.id), (cached) =>
      cached?.template.category.toLowerCase() === category ? { ...cached, template_data: { ...answer.data } } : cached,
    );
    const since = newest();
    put(since && !sameValue(since.data, sent.data) ? { ...since, base: answer.data, version: answer.version } : null);
    if (!isShown()) return;
    setTheirs(null);
    preview.saved(answer.data);
  }

  async function send(attempt = 0): Promise<boolean> {
    const sent = newest();
    if (!sent) return true;
    try {
      const params = { websiteId: website.id, category };
      const answer = await quietApi.templates.putTemplateData(
        { params, body: { data: sent.data } },
        { ifMatch: sent.version },
      );
      accept(sent, answer.data);
      toast.success(answer.message);
      return true;
    } catch (error) {
      const server = storedState(error);
      if (!server) return refuse(error);
      const mine = newest()?.data ?? sent.data;
      const merged = mergeData({ base: sent.base, mine, theirs: server.data });
      put({ category, data: merged ?? mine, base: server.data, version: server.version });
      if (merged && attempt < mergeAttempts) return send(attempt + 1);
      if (isShown()) setTheirs(server);
      return false;
    }
  }

  function refuse(error: unknown): false {
    if (endsSession(error)) return false;
    if (isShown() && error instanceof ApiError && error.status === 422) {
      const errors = Object.entries(error.errors).map(([path, [message]]) => [path.replace(/^data\./, ""), message]);
      setRefused(Object.fromEntries(errors) as DataProblems);
    }
    sayFailure(error, "Failed to save template data");
    return false;
  }

  const single = useSingleFlight(async () => {
    isStored.current = false;
    if (await hasProblems(category, newest()?.data ?? {})) {
      toast.error("Please fix validation errors before saving.");
      return;
    }
    setSaving(true);
    isStored.current = await send();
    setSaving(false);
  });

  return {
    category,
    status: query.data ? "ready" : query.isError ? "failed" : "loading",
    retry: () => void query.refetch(),
    data,
    isChanged,
    isSaving,
    refused,
    theirs: theirs?.data ?? null,
    takeTheirs: () => {
      if (theirs) edit(theirs.data, "section");
      setTheirs(null);
    },
    edit,
    save: async () => {
      await single();
      return isStored.current;
    },
    previewed: isChanged ? preview.data : null,
  };
}

/** The rules come with the form; where they cannot be loaded, the server judges alone. */
async function hasProblems(category: string, data: Data): Promise<boolean> {
  const rules = await import("./data-problems.ts").catch(() => null);
  return rules !== null && Object.keys(rules.findDataProblems(category, data)).length > 0;
}

function useLoadFailure(error: unknown): void {
  useEffect(() => {
    if (error && !endsSession(error)) toast.error("Failed to load template data", { id: "template-data-load" });
  }, [error]);
}

/** The record that a 409 answer carries, or null for any other failure. */
function storedState(error: unknown): Stored | null {
  if (!(error instanceof ApiError) || error.code !== "version_conflict") return null;
  return (error.data["template_data"] as Stored | undefined) ?? null;
}
