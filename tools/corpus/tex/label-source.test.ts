import { expect, test } from "vitest";
import { labelTex } from "./label-source.ts";

const label = (body: string, preamble = "\\documentclass{article}") =>
  labelTex(new Map([["cv.tex", `${preamble}\n\\begin{document}\n${body}\n\\end{document}`]]), "cv.tex");

test("reads the entries of moderncv with the meaning of their arguments", () => {
  const found = label(
    String.raw`\section{Experience} \cventry{2016--2018}{Software Engineer}{First Company}{Town}{}{\begin{itemize}\item One task \& more\end{itemize}}
\section{Languages} \cvitemwithcomment{German}{Native}{} \section{Skills} \cvitem{Tools}{Git, Docker (Compose, Swarm)}`,
    String.raw`\documentclass{moderncv}\moderncvstyle{casual}\name{Given}{Family}`,
  );
  expect(found?.family).toBe("moderncv-casual");
  expect(found?.gold.personal_info.name).toBe("Given Family");
  expect(found?.gold.experiences).toEqual([
    {
      position: "Software Engineer",
      company: "First Company",
      location: "Town",
      start_date: "2016",
      end_date: "2018",
      description: "One task & more",
    },
  ]);
  expect(found?.gold.languages).toEqual([{ name: "German" }]);
  expect(found?.gold.skills).toEqual([{ name: "Git" }, { name: "Docker (Compose, Swarm)" }]);
});

test.each([
  [String.raw`\resumeSubheading{Software Engineer}{Jan 2020 -- Present}{First Company}{Town}`],
  [String.raw`\resumeSubheading{First Company}{Town}{Software Engineer}{Jan 2020 -- Present}`],
])("tells by the dates which of the two orders %s has", (entry) => {
  const job = label(String.raw`\section{Experience} ${entry}`)?.gold.experiences[0];
  expect(job).toMatchObject({
    position: "Software Engineer",
    company: "First Company",
    location: "Town",
    start_date: "2020-01",
    end_date: null,
  });
});

test("follows a source's own macros and inputs", () => {
  const tree = new Map([
    [
      "cv.tex",
      String.raw`\documentclass{altacv}\newcommand{\work}[2]{\cvevent{#1}{#2}{2019}{}}\begin{document}\input{parts/jobs}\end{document}`,
    ],
    ["parts/jobs.tex", String.raw`\cvsection{Work} \work{Nurse Assistant}{A Clinic}`],
  ]);
  expect(labelTex(tree, "cv.tex")?.gold.experiences).toMatchObject([
    { position: "Nurse Assistant", company: "A Clinic" },
  ]);
});

test("calls what it cannot place loose, and a title without values a doubt", () => {
  const found = label(String.raw`\section{Projects} \section{Something nobody knows} Words of it.`);
  expect(found?.loose).toEqual(["Words of it."]);
  expect(found?.doubts).toContain("empty:projects");
});
