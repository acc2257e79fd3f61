import type { Website } from "@vitrine/model";

type Part = { title: string; entries: readonly { heading: string; text: string }[] };

/** Everything that a website says, to read: each section opens. */
export function WebsiteContent({ website }: { website: Website }) {
  const parts = partsOf(website).filter(({ entries }) => entries.length > 0);
  if (parts.length === 0) return <p className="py-2 text-label font-normal text-muted">Nothing is written yet.</p>;
  return (
    <div className="divide-y divide-line">
      {parts.map(({ title, entries }) => (
        <details key={title}>
          <summary className="min-h-11 cursor-pointer content-center text-label md:min-h-9">
            {title} <span className="font-normal text-muted">({entries.length})</span>
          </summary>
          <ul className="pb-3 text-label font-normal">
            {entries.map(({ heading, text }, index) => (
              // Entries of some sections have no number, and their order does not change here.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index} className="py-1.5 wrap-anywhere">
                {heading ? <p className="font-semibold">{heading}</p> : null}
                {text ? <p className="whitespace-pre-line text-muted">{text}</p> : null}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

const joined = (...texts: readonly string[]) => texts.filter((text) => text !== "").join(", ");

function partsOf(website: Website): Part[] {
  const { contact } = website;
  const introduction = [
    { heading: "Introduction", text: website.intro },
    { heading: "About", text: website.description },
    { heading: "Contact", text: joined(contact.title, contact.email, contact.phone, contact.location) },
    { heading: "Words for contact", text: contact.description },
    { heading: "For search engines", text: joined(website.seo.title, website.seo.description) },
  ];
  return [
    { title: "Texts", entries: introduction.filter(({ text }) => text !== "") },
    {
      title: "Experience",
      entries: website.experience.map((entry) => ({
        heading: joined(entry.position, entry.name, entry.place),
        text: entry.description,
      })),
    },
    {
      title: "Education",
      entries: website.education.map((entry) => ({
        heading: joined(entry.degree, entry.name, entry.place),
        text: entry.description,
      })),
    },
    { title: "Skills", entries: website.skills.map(({ title, info }) => ({ heading: title, text: info.join(", ") })) },
    {
      title: "Projects",
      entries: Object.values(website.projects)
        .flat()
        .map(({ title, description, url }) => ({ heading: title, text: joined(description, url) })),
    },
    {
      title: "Posts",
      entries: website.blogPosts.map(({ title, excerpt, status }) => ({
        heading: `${title} (${status})`,
        text: excerpt,
      })),
    },
  ];
}
