import type { CSSProperties } from "react";
import type { PictureView, SiteView } from "../view/site-view.ts";
import { pictureLoading } from "./picture-loading.ts";
import { cutList, Folded } from "./section.tsx";

/** Sizes of a picture that came without its own, as one of an import does. */
const assumed = { width: 720, height: 480 };

/** Formats in the order in which a browser shall take them. */
const formats = ["image/avif", "image/webp"] as const;

/** So small a picture is not stretched. */
const tiny = 200;

type PictureProps = {
  picture: PictureView;
  /** The room that it gets, as the attribute of that name. */
  sizes: string;
  /** For a frame of the template's own shape; else the picture's own size. */
  width?: number;
  height?: number;
  className?: string;
  /** The one that a page opens with is asked for before all others. */
  isFirst?: boolean;
};

/** A picture of work: its room is reserved, its colour stands there until it has come, and it comes when it is near. */
export function Picture({
  picture,
  sizes,
  width,
  height,
  className,
  isFirst = picture.isFirst ?? false,
}: PictureProps) {
  const own = picture.width && picture.height ? { width: picture.width, height: picture.height } : assumed;
  const isTiny = Math.max(own.width, own.height) < tiny;
  const style = {
    ...(picture.focal ? { "--focal": `${picture.focal.x}% ${picture.focal.y}%` } : {}),
    ...(width && height ? { "--frame": `${width} / ${height}` } : {}),
    ...(width && height && isTiny ? { objectFit: "scale-down" } : {}),
    ...(picture.placeholder ? { backgroundColor: picture.placeholder } : {}),
  } as CSSProperties;
  const img = (
    <img
      className={className}
      src={picture.src}
      alt={picture.alt}
      width={width ?? own.width}
      height={height ?? own.height}
      style={Object.keys(style).length > 0 ? style : undefined}
      loading={isFirst ? "eager" : pictureLoading(picture.src)}
      fetchPriority={isFirst ? "high" : undefined}
      decoding="async"
    />
  );
  const sources = formats.flatMap((type) => {
    const set = (picture.sources ?? []).filter((source) => source.type === type);
    return set.length > 0 ? [{ type, srcSet: set.map((source) => `${source.url} ${source.width}w`).join(", ") }] : [];
  });
  if (sources.length === 0) return img;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      {img}
    </picture>
  );
}

type PicturesProps = {
  view: SiteView;
  /** Begins the ids of the enlarged pictures: unique on the page. */
  id: string;
  pictures: readonly PictureView[];
  /** Small where there is little room, as beside a picture of the template's own. */
  isSmall?: boolean;
};

/**
 * Pictures in rows of one height, each opening enlarged without script. Of many the first stand in the page, the others
 * behind a fold.
 */
export function Pictures({ view, id, pictures, isSmall = false }: PicturesProps) {
  if (pictures.length === 0) return null;
  const [first, others] = cutList(pictures);
  const row = (list: readonly PictureView[], from: number) => (
    <div className="kit-shots" data-alone={pictures.length === 1 || undefined} data-small={isSmall || undefined}>
      {list.map((picture, index) => (
        <Shot
          key={index}
          picture={picture}
          id={`${id}-${from + index + 1}`}
          close={view.labels.close}
          isSmall={isSmall}
        />
      ))}
    </div>
  );
  return (
    <>
      {row(first, 0)}
      {others.length > 0 && (
        <Folded label={view.labels.moreItems} count={others.length}>
          {row(others, first.length)}
        </Folded>
      )}
    </>
  );
}

/** The pictures after the first, which the template's own drawing shows. */
export function OtherPictures({ pictures, ...props }: PicturesProps) {
  return <Pictures {...props} pictures={pictures.slice(1)} isSmall />;
}

/** A row keeps its height for pictures as wide as a banner or as tall as a scroll: those are cut. */
const narrowest = 0.6;
const widest = 2.4;

/** The widest that a small picture becomes in a row. */
const smallSizes = (ratio: number) => `(min-width: 48rem) ${Math.round(ratio * 200)}px, ${Math.round(ratio * 33)}vw`;

type ShotProps = { picture: PictureView; id: string; close: string; isSmall: boolean };

function Shot({ picture, id, close, isSmall }: ShotProps) {
  const { width = assumed.width, height = assumed.height, caption } = picture;
  const ratio = Number(Math.min(widest, Math.max(narrowest, width / height)).toFixed(2));
  const isTiny = Math.max(width, height) < tiny;
  const style = { "--ratio": ratio, ...(isTiny ? { "--own": `${width}px` } : {}) } as CSSProperties;
  return (
    <figure className="kit-shot" data-tiny={isTiny || undefined} style={style}>
      <button type="button" popoverTarget={id} aria-haspopup="dialog">
        <Picture
          picture={picture}
          sizes={isSmall ? smallSizes(ratio) : `(min-width: 48rem) ${Math.round(ratio * 300)}px, 92vw`}
        />
      </button>
      <div className="kit-enlarged" id={id} popover="auto" role="dialog" aria-label={picture.alt}>
        <Picture picture={picture} sizes="96vw" isFirst={false} />
        {caption && <p>{caption}</p>}
        <button type="button" popoverTarget={id} popoverTargetAction="hide">
          {close}
        </button>
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
