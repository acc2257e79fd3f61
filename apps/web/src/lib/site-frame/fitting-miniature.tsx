import type { Website } from "@vitrine/model";
import { clsx } from "clsx";
import { useEffect, useRef, useState, type CSSProperties, type RefObject } from "react";
import { TemplatePicture } from "../templates/template-picture.tsx";
import { useIsNear } from "../use-is-near.ts";
import { drawsPagesAsPictures } from "./draws-pages.ts";
import { useScale } from "./site-miniature.tsx";
import { waitForTurn, type Turn } from "./view-first.ts";

type FittingMiniatureProps = {
  website: Pick<Website, "id" | "version">;
  template: { slug: string; name: string; picture: string };
  className?: string;
};

/** Pages are fetched while the screens before theirs are looked at. */
const ahead = "150%";

/** So long nothing stands in for a page: most are there before, and a stranger's site would only flash up. */
const patienceMs = 400;

/** The window that the page inside believes it has. */
const pageSize = { width: 1200, height: 750 } as const;

/**
 * A website in a template, small, as the server draws it, once it comes near: its first screen as a picture, or the page
 * without script in a frame where a browser cannot draw that. Where it does not come soon, and where a browser does not show
 * it, the template's own picture stands in its place.
 */
export function FittingMiniature({ website, template, className }: FittingMiniatureProps) {
  const box = useRef<HTMLDivElement>(null);
  const { isWanted, settle } = useTurn(box);
  const scale = useScale(box, pageSize.width);
  const { slug, name, picture } = template;
  const page = `/fitting/${website.id}/${slug}`;
  return (
    <div ref={box} inert className={clsx("relative aspect-[16/10] overflow-hidden bg-sunken", className)}>
      <OwnPage
        // A page of a former version is another page.
        key={website.version}
        src={isWanted ? page : null}
        onSettled={settle}
        version={website.version}
        label={`Your website in ${name}`}
        style={{ ...pageSize, transform: `scale(${scale})` }}
      >
        <TemplatePicture name={name} slug={slug} src={picture} shape="wide" scrollsOnHover={false} />
      </OwnPage>
    </div>
  );
}

/** Whether a page's turn has come: at once for what is looked at, for others as far as the server has time for them. */
function useTurn(box: RefObject<HTMLElement | null>): { isWanted: boolean; settle: () => void } {
  const isLookedAt = useIsNear(box, "0px");
  const isNear = useIsNear(box, ahead) || isLookedAt;
  const [isWanted, setWanted] = useState(false);
  const isSettled = useRef(false);
  const turn = useRef<Turn>(null);
  useEffect(() => {
    if (!isNear || isSettled.current) return;
    const own = waitForTurn(() => setWanted(true));
    turn.current = own;
    return () => own.ends();
  }, [isNear]);
  useEffect(() => {
    if (isLookedAt) turn.current?.comesNow();
  }, [isLookedAt]);
  const settle = () => {
    isSettled.current = true;
    turn.current?.ends();
  };
  return { isWanted, settle };
}

type OwnPageProps = {
  /** Null until it comes near. */
  src: string | null;
  version: number;
  /** It is there, or does not come. */
  onSettled: () => void;
  label: string;
  style: CSSProperties;
  /** What stands there meanwhile. */
  children: React.ReactNode;
};

function OwnPage({ src, version, onSettled, label, style, children }: OwnPageProps) {
  const [isFramed, setFramed] = useState(!drawsPagesAsPictures());
  const [isDrawn, setDrawn] = useState(false);
  const isLate = useIsLate(src !== null && !isDrawn);
  // A picture that is painted before its letters are there, even unseen, is laid out and drawn once more with them.
  const unseen = isFramed ? "opacity-0" : "invisible";
  const shared = {
    style,
    onLoad: () => {
      setDrawn(true);
      onSettled();
    },
    className: clsx(
      "absolute start-0 top-0 max-w-none origin-top-left border-0 bg-surface rtl:origin-top-right",
      !isDrawn && unseen,
    ),
  };
  return (
    <>
      {isLate && (isFramed || !isDrawn) ? children : null}
      {src === null ? null : isFramed ? (
        <iframe title={label} src={src} sandbox="" tabIndex={-1} {...shared} />
      ) : (
        // A browser takes the picture of an address that it has shown; another version is another address.
        <img
          alt={label}
          src={`${src}/picture?v=${version}`}
          decoding="async"
          onError={() => {
            setFramed(true);
            onSettled();
          }}
          {...shared}
        />
      )}
    </>
  );
}

/** True once something has been awaited for longer than most things take. */
function useIsLate(isAwaited: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isAwaited]);
  return isLate;
}
