import { clsx } from "clsx";
import { heroCv } from "./hero-cv.ts";

/** One ordinary CV page, white in every mode: paper does not follow the theme. */
export function CvSheet({ className }: { className?: string }) {
  return (
    <div className={clsx("paper overflow-hidden p-6 text-[0.6875rem] leading-[1.45] md:p-8", className)}>
      <p className="text-[1.25rem] leading-tight">{heroCv.name}</p>
      <p>{heroCv.title}</p>
      <p className="paper-faint">{heroCv.contact}</p>
      <p className="mt-5 border-b border-current pb-0.5 uppercase tracking-[.08em]">Experience</p>
      {heroCv.jobs.map((job) => (
        <div key={job.date} className="mt-3">
          <p className="flex flex-wrap justify-between gap-x-3">
            <strong>
              {job.position}, {job.company}
            </strong>
            <span className="paper-faint">{job.date}</span>
          </p>
          <p className="min-h-[2lh]">{job.text}</p>
        </div>
      ))}
      <p className="mt-5 border-b border-current pb-0.5 uppercase tracking-[.08em]">Education</p>
      {heroCv.education.map((item) => (
        <p key={item.date} className="mt-2 flex flex-wrap justify-between gap-x-3">
          <span>{item.text}</span>
          <span className="paper-faint">{item.date}</span>
        </p>
      ))}
    </div>
  );
}
