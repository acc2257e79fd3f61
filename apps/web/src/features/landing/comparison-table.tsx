import { comparison } from "./landing-texts.ts";

/** A plain CV and a site side by side, with the glass edge between them. */
export function ComparisonTable() {
  return (
    <section aria-labelledby="comparison-title" className="page-gutter mx-auto max-w-[90rem] py-10 lg:py-24">
      <h2 id="comparison-title" className="text-h1">
        A CV, and what it becomes
      </h2>
      <table className="mt-6 w-full md:mt-10 max-w-[64rem] table-fixed border-collapse text-start">
        <thead>
          <tr className="text-label">
            <th scope="col" className="border-b border-edge py-3 pe-6 text-start font-normal text-muted">
              Plain CV
            </th>
            <th scope="col" className="border-b border-s-[3px] border-b-edge border-s-brand py-3 ps-6 text-start">
              Your Vitrine site
            </th>
          </tr>
        </thead>
        <tbody>
          {comparison.map(([before, after]) => (
            <tr key={before}>
              <td className="border-b border-line py-2.5 pe-6 md:py-4 align-top text-muted">{before}</td>
              <td className="border-b border-s-[3px] border-b-line border-s-brand py-2.5 ps-6 md:py-4 align-top">
                {after}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
