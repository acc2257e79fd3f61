import { useQuery } from "@tanstack/react-query";
import type { Media } from "@vitrine/model";
import { Button, Field, TextInput } from "@vitrine/ui";
import { ImagePlus } from "lucide-react";
import { useRef, useState } from "react";
import { acceptedPictures } from "../pictures/file-rules.ts";
import { mediaQuery } from "../pictures/media-query.ts";
import { nameOf, thumbnailOf } from "../pictures/placed-pictures.ts";
import { Panel, type PanelProps } from "./insert-panels.tsx";
import { insertMedia } from "./post-picture.ts";

/** Where the pictures of a text come from. */
export type PictureSource = { websiteId: number; onFiles: (files: readonly File[]) => void };

type PicturePanelProps = PanelProps & { pictures: PictureSource };

/** Puts a picture into the text, or says what the selected one shows. */
export function PicturePanel({ editor, pictures, onClose }: PicturePanelProps) {
  const [isSelected] = useState(() => editor.isActive("image"));
  return isSelected ? (
    <DescribePanel editor={editor} onClose={onClose} />
  ) : (
    <InsertPanel editor={editor} pictures={pictures} onClose={onClose} />
  );
}

/** What the selected picture shows. */
function DescribePanel({ editor, onClose }: PanelProps) {
  const before: unknown = editor.getAttributes("image")["alt"];
  const [alt, setAlt] = useState(typeof before === "string" ? before : "");
  const apply = () => {
    editor.chain().focus().updateAttributes("image", { alt: alt.trim() }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().deleteSelection().run();
    onClose();
  };
  return (
    <Panel editor={editor} label="Picture" onApply={apply} onClose={onClose}>
      <Field label="Description for those who cannot see it" className="flex-1">
        <TextInput value={alt} onChange={(event) => setAlt(event.target.value)} />
      </Field>
      <div className="flex gap-2">
        <Button size="small" onClick={remove}>
          Remove picture
        </Button>
        <Button size="small" variant="primary" onClick={apply}>
          Keep description
        </Button>
      </div>
    </Panel>
  );
}

/** New pictures, those that the website has, and those that lie elsewhere. */
function InsertPanel({ editor, pictures: { websiteId, onFiles }, onClose }: PicturePanelProps) {
  const [address, setAddress] = useState("");
  const [alt, setAlt] = useState("");
  const [error, setError] = useState<string>();
  const { data } = useQuery(mediaQuery(websiteId));
  const apply = () => {
    const src = address.trim();
    if (!/^https:\/\/\S+\.\S+/i.test(src)) return setError("Please enter an address that begins with https://");
    editor.chain().focus().setImage({ src, alt: alt.trim() }).run();
    onClose();
  };
  const choose = (media: Media) => {
    insertMedia(editor, media);
    onClose();
  };
  return (
    <Panel editor={editor} label="Picture" onApply={apply} onClose={onClose}>
      <div className="flex min-w-0 flex-1 flex-col gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <FileButton
            onFiles={(files) => {
              onFiles(files);
              onClose();
              editor.commands.focus();
            }}
          />
          <p className="text-caption text-muted">Or drop and paste pictures right into the text.</p>
        </div>
        {data && data.media.length > 0 ? <OwnPictures media={data.media} onChoose={choose} /> : null}
        <div className="flex flex-col gap-3 border-t border-line pt-3 sm:flex-row sm:items-end">
          <Field label="Picture address" error={error} className="flex-1">
            <TextInput
              inputMode="url"
              placeholder="https://"
              value={address}
              onChange={(event) => setAddress(event.target.value)}
            />
          </Field>
          <Field label="Description for those who cannot see it" className="flex-1">
            <TextInput value={alt} onChange={(event) => setAlt(event.target.value)} />
          </Field>
          <Button size="small" onClick={apply}>
            Insert picture
          </Button>
        </div>
      </div>
    </Panel>
  );
}

function FileButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={acceptedPictures}
        multiple
        hidden
        aria-label="Pictures for the text"
        onChange={() => onFiles([...(input.current?.files ?? [])])}
      />
      <Button
        size="small"
        variant="primary"
        icon={<ImagePlus size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        Choose pictures
      </Button>
    </>
  );
}

/** The pictures that the website has, to be chosen by a press. */
function OwnPictures({ media, onChoose }: { media: readonly Media[]; onChoose: (media: Media) => void }) {
  return (
    <div role="group" aria-label="Pictures of this website">
      <ul className="-m-1 flex max-h-44 flex-wrap gap-2 overflow-y-auto p-1">
        {media.map((picture, index) => (
          <li key={picture.id}>
            <button
              type="button"
              aria-label={`Insert ${nameOf(picture, index)}`}
              title={nameOf(picture, index)}
              onClick={() => onChoose(picture)}
              className="block h-16 w-20 overflow-hidden rounded-s border border-line hover:border-brand"
              style={{ backgroundColor: picture.placeholder }}
            >
              <img
                src={thumbnailOf({ img: picture.url, sources: picture.sources })}
                alt=""
                loading="lazy"
                className="size-full object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
