import { useQuery } from "@tanstack/react-query";
import { hasTemplateDataForm, type Website } from "@vitrine/model";
import { toast } from "@vitrine/ui";
import { useEffect, useState } from "react";
import { endsSession } from "../../../lib/form-errors.ts";
import { followAnswers } from "../../../lib/queries/follow-answers.ts";
import { templateDataQuery } from "../../../lib/queries/template-data.ts";
import { useSingleFlight } from "../../../lib/use-single-flight.ts";
import type { Data, DataSource, StoredData } from "../draft/data-draft.ts";
import { dataCategoryOf } from "../work/operations.ts";
import { useBuilderWork, useWorkPart } from "../work/work-context.ts";
import { unsentData } from "../work/unsaved.ts";
import type { DataProblems } from "./data-problems.ts";
import { useDataRefusal } from "./data-refusal.ts";
import { saveTemplateData } from "./save-data.ts";

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
  edit: (data: Data, source: DataSource) => void;
  save: () => void;
};

const nothing: Data = {};

/** The form of the website's template category: its record is asked for, and lives in the work from then on. */
export function useTemplateData(website: Website): TemplateDataEditor {
  const work = useBuilderWork();
  const { store } = work;
  const category = dataCategoryOf(website);
  const isEnabled = website.template.id !== null && hasTemplateDataForm(category);
  const query = useQuery({ ...templateDataQuery(website.id, category), enabled: isEnabled });
  const { id } = website;
  useEffect(
    () =>
      followAnswers<StoredData>(templateDataQuery(id, category).queryKey, (stored) => store.hearData(category, stored)),
    [store, id, category],
  );
  useLoadFailure(query.error);
  const draft = useWorkPart(store, ({ data }) => data[category]);
  const isChanged = useWorkPart(store, (now) => unsentData(now).includes(category));
  const data = draft?.data ?? nothing;
  const refused = useDataRefusal(category, data);
  const [isSaving, setSaving] = useState(false);
  const save = useSingleFlight(async () => {
    setSaving(true);
    await saveTemplateData(work);
    setSaving(false);
  });
  const theirs = draft?.theirs?.data ?? null;
  const edit = (next: Data, source: DataSource) => store.typeData(category, next, source);
  return {
    category,
    status: draft ? "ready" : query.isError ? "failed" : "loading",
    retry: () => void query.refetch(),
    data,
    isChanged,
    isSaving,
    refused,
    theirs,
    takeTheirs: () => {
      if (theirs) edit(theirs, "section");
    },
    edit,
    save: () => void save(),
  };
}

function useLoadFailure(error: unknown): void {
  useEffect(() => {
    if (error && !endsSession(error)) toast.error("Failed to load template data", { id: "template-data-load" });
  }, [error]);
}
