import { useEffect, useState } from "react";
import { photoProblem, photoUnreadableMessage, readPhoto } from "./photo-rules.ts";

type Photo = { file: File; url: string };

export type ChosenPhoto = {
  photo: Photo | null;
  problem: string | null;
  /** Takes a file that can be a photo; what is wrong with another one is the problem. */
  take: (file: File) => Promise<void>;
  remove: () => void;
  refuse: (problem: string) => void;
};

/** The photo that was chosen and not sent yet, with an address to show it at. */
export function useChosenPhoto(): ChosenPhoto {
  const [photo, setPhoto] = useState<Photo | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => () => (photo ? URL.revokeObjectURL(photo.url) : undefined), [photo]);

  async function take(file: File): Promise<void> {
    const found = photoProblem(file);
    setProblem(found);
    if (found) return;
    try {
      setPhoto({ file, url: await readPhoto(file) });
    } catch {
      setProblem(photoUnreadableMessage);
    }
  }

  return { photo, problem, take, remove: () => setPhoto(null), refuse: setProblem };
}
