import { useQuery } from "@tanstack/react-query";
import { Dialog, ErrorState, Notice, Segments, Spinner } from "@vitrine/ui";
import { useState } from "react";
import { quietApi } from "../api.ts";

const formats = [
  { value: "pdf", label: "PDF" },
  { value: "docx", label: "Word" },
] as const;
type Format = (typeof formats)[number]["value"];

/** Whether programs that read applications find all of the CV in its file, and what they lose. */
export function ReadBackDialog({ websiteId, onClose }: { websiteId: number; onClose: () => void }) {
  const [format, setFormat] = useState<Format>("pdf");
  const { data, isError, refetch } = useQuery({
    queryKey: ["read-back", websiteId, format] as const,
    queryFn: async ({ signal }) =>
      (await quietApi.websites.checkExport({ params: { id: websiteId }, query: { format } }, { signal })).check,
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="What a machine reads"
      description="Employers often let a program read CVs first. We make your file, let our own reader look at it as if it had never seen you, and compare."
    >
      <div className="flex flex-col gap-4">
        <Segments label="File" items={formats} value={format} onValueChange={setFormat} className="self-start" />
        <div role="status">
          {data || isError ? null : (
            <p className="flex items-center gap-3 py-4 text-body">
              <Spinner /> Making the file and reading it back…
            </p>
          )}
          {data?.percent === 100 ? (
            <Notice tone="success" title="A machine reads 100 % of your CV">
              All {data.total} facts were found: name, contacts, dates, employers, schools and the rest.
            </Notice>
          ) : null}
          {data && data.percent < 100 ? (
            <Notice tone="warning" title={`A machine reads ${data.percent} % of your CV`}>
              {data.lost.length === 1 ? "One" : data.lost.length} of {data.total} facts would be lost or read as
              something else. People see them all the same.
            </Notice>
          ) : null}
        </div>
        {isError ? <ErrorState title="The file could not be read back" onRetry={() => void refetch()} /> : null}
        {data && data.lost.length > 0 ? (
          <ul aria-label="What is lost" className="border-t border-line">
            {data.lost.map(({ what, said }, index) => (
              <li key={`${index} ${said}`} className="flex flex-wrap gap-x-4 border-b border-line py-2">
                <span className="w-28 shrink-0 text-caption text-muted">{what}</span>
                <span dir="auto" className="min-w-0 flex-1 basis-48 wrap-anywhere">
                  {said}
                </span>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Dialog>
  );
}
