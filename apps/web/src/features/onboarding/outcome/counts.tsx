import type { ParsedData } from "@vitrine/model";

/** 'n experiences · n skills …' as a caption list; nothing for what is not there. */
function countTexts(data: ParsedData | null): string[] {
  if (!data) return [];
  return [
    countText(data.experience_count, "experience", "experiences"),
    countText(data.skills_count, "skill", "skills"),
    countText(data.education_count, "education", "educations"),
    countText(data.projects_count, "project", "projects"),
  ].filter((text) => text !== "");
}

function countText(count: number, one: string, many: string): string {
  return count > 0 ? `${count} ${count === 1 ? one : many}` : "";
}

/** What the site was made from. */
export function Counts({ data }: { data: ParsedData | null }) {
  const texts = countTexts(data);
  if (texts.length === 0) return null;
  return (
    <ul aria-label="Read from your CV" className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-muted">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
