import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "data-viz",
  name: "Data Viz",
  category: "Academic",
  description: "The whole CV as one chart: roles, studies, projects and papers are marks on one pinned time axis.",
  tier: "pro",
  family: "academic",
  persona: "academic",
  features: [
    "One time axis for the whole page",
    "Bars that lead to their entries",
    "Publications counted by year",
    "Skills as a dot plot of counts",
  ],
  palette: { bg: "#FBFBF9", ink: "#1D2228", accent: "#0B6AA2" },
  match: {
    professions: `
      data scientist, data analyst, data engineer, statistician, biostatistician, economist, econometrician,
      business intelligence analyst, epidemiologist, data journalist, actuary, quantitative analyst,
      market researcher, survey methodologist, research analyst, demographer, operations researcher,
      policy analyst
    `,
    keywords: `
      statistics, python, sql, tableau, power bi, regression, machine learning, bayesian, time series,
      forecasting, visualisation, dashboards, econometrics, stata, spss, survey, data analysis, experiments
    `,
    density: 6,
    tone: 2,
  },
});
