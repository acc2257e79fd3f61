import { Button } from "@vitrine/ui";
import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { useEffect, useState } from "react";
import { sceneMs, scenes } from "./tour-scenes.ts";

const icon = { size: 18, strokeWidth: 1.75, "aria-hidden": true } as const;
const last = scenes.length - 1;

/** Pictures of the product one after the other, each with its caption; plays, pauses and steps by buttons. */
export function ProductTour() {
  const [index, setIndex] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => (index === last ? setPlaying(false) : setIndex(index + 1)), sceneMs);
    return () => clearTimeout(timer);
  }, [isPlaying, index]);
  const scene = scenes[index];
  if (!scene) return null;
  const toggle = () => {
    if (!isPlaying && index === last) setIndex(0);
    setPlaying(!isPlaying);
  };
  return (
    <figure aria-label="Product tour">
      <img
        src={scene.picture}
        alt={scene.title}
        width={1280}
        height={720}
        className="aspect-video w-full bg-sunken object-cover object-top shadow-plinth"
      />
      <figcaption className="mt-4 min-h-20" aria-live="polite">
        <p className="text-label tabular-nums">
          {index + 1}/{scenes.length} {scene.title}
        </p>
        <p className="mt-1 max-w-[64ch] text-muted">{scene.caption}</p>
      </figcaption>
      <div className="mt-2 flex gap-2">
        <Button
          iconOnly
          aria-label="Previous scene"
          disabled={index === 0}
          onClick={() => setIndex(index - 1)}
          icon={<ChevronLeft {...icon} />}
        />
        <Button onClick={toggle} icon={isPlaying ? <Pause {...icon} /> : <Play {...icon} />}>
          {isPlaying ? "Pause" : "Play"}
        </Button>
        <Button
          iconOnly
          aria-label="Next scene"
          disabled={index === last}
          onClick={() => setIndex(index + 1)}
          icon={<ChevronRight {...icon} />}
        />
      </div>
    </figure>
  );
}
