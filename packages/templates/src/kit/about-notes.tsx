import { Tags } from "./entry.tsx";

type AboutNotesProps = {
  philosophy: string;
  /** Sentences that stand one below the other. */
  remarks: readonly { text: string }[];
  areas: readonly string[];
  className: string;
  areasClassName?: string | undefined;
};

/** What the person says beside the introduction: a principle, remarks and fields of work; nothing without any of them. */
export function AboutNotes({ philosophy, remarks, areas, className, areasClassName = "areas" }: AboutNotesProps) {
  if (!philosophy && remarks.length === 0 && areas.length === 0) return null;
  return (
    <div className={className}>
      {philosophy && (
        <blockquote>
          <p>{philosophy}</p>
        </blockquote>
      )}
      {remarks.map(({ text }) => (
        <p key={text} className="remark">
          {text}
        </p>
      ))}
      <Tags tags={areas} className={areasClassName} />
    </div>
  );
}
