import { useEffect, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { formAt, type FormPlace } from "./kept-forms.ts";
import type { TriedOn } from "./trial.ts";
import { useKeepAfterRest } from "./use-keep-after-rest.ts";
import { useBuilderWork } from "./work-context.ts";
import type { WorkStore } from "./work-store.ts";

/** Text is kept so long after the last key, in milliseconds. */
const keepAfterMs = 150;

/**
 * Brings back what was typed into a form before the page went away, keeps what is typed now, and shows each key stroke
 * in the preview.
 * @param placeAtFirst where the text was kept when the form was opened
 * @param tryOn the website with these values; looked at anew each time
 */
export function useKeptForm<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  placeAtFirst: FormPlace,
  tryOn: (values: Values) => TriedOn,
): void {
  const { store, trial } = useBuilderWork();
  const keep = useKeepAfterRest(keepAfterMs);
  const current = useRef({ place: placeAtFirst, tryOn });
  useEffect(() => {
    current.current.tryOn = tryOn;
  });
  useEffect(() => {
    const { place } = current.current;
    const show = (values: Values) => trial.show(form, current.current.tryOn(values));
    const kept = formAt(store.work().forms, place);
    if (kept) {
      form.reset({ ...form.getValues(), ...(kept.values as Values) }, { keepDefaultValues: true });
      show(form.getValues());
    }
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty) show(values);
        else trial.show(form, null);
        keep(() => {
          const now = placeNow(place, store);
          if (isDirty) store.keepForm({ ...now, values });
          else store.dropForm(now);
        });
      },
    });
    return () => {
      stop();
      trial.show(form, null);
    };
  }, [form, store, trial, keep]);
}

/** A place whose section or entry may have got its id from the server since. */
export function placeNow(place: FormPlace, { idNow }: Pick<WorkStore, "idNow">): FormPlace {
  const now = (id: number | null) => (id === null ? null : idNow(id));
  return "list" in place
    ? { ...place, itemId: now(place.itemId) }
    : { ...place, section: idNow(place.section), entryId: now(place.entryId) };
}
