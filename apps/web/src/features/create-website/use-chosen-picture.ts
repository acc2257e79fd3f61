import { useEffect, useState } from "react";
import { keepPicture, readKeptPicture } from "./kept-picture.ts";
import type { ChosenPicture } from "./picture-field.tsx";

/**
 * The picture of the form, which survives a reload like the fields do.
 * @returns `isKept` is false when this browser cannot hold it, so that the page can say so
 */
export function useChosenPicture(userId: number) {
  const [picture, setPicture] = useState<ChosenPicture | null>(null);
  const [isKept, setKept] = useState(true);
  useEffect(() => () => (picture ? URL.revokeObjectURL(picture.url) : undefined), [picture]);
  useEffect(() => {
    let isLeft = false;
    void readKeptPicture(userId).then((file) => {
      if (file && !isLeft) setPicture((chosen) => chosen ?? { file, url: URL.createObjectURL(file) });
    });
    return () => {
      isLeft = true;
    };
  }, [userId]);
  return {
    picture,
    isKept,
    /** Shows the picture once it is kept: what is seen survives a reload. */
    choose: (chosen: ChosenPicture | null) => {
      void keepPicture(userId, chosen?.file ?? null).then((kept) => {
        setKept(kept);
        setPicture(chosen);
      });
    },
    /** After success nothing is left to come back to. */
    forget: () => void keepPicture(userId, null),
  };
}
