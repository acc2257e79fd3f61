import type { CalibrationStep } from "./calibration.ts";

/** Written by `bench/calibrate.ts --write`: for each rule, from which raw score on how many values are right. */
export const calibrationTable: Readonly<Record<string, readonly CalibrationStep[]>> = {
  "certificate.name": [
    [0.7, 0.54],
    [0.8, 0.69],
  ],
  "date.pair": [[0.9, 0.84]],
  "date.present": [[0.9, 0.93]],
  "date.range": [
    [0.8, 0.87],
    [0.9, 0.94],
  ],
  "date.single": [
    [0.6, 0.66],
    [0.95, 0.92],
  ],
  "education.below": [[0.7, 0.68]],
  "education.grade-label": [[0.8, 0.72]],
  "education.same-school": [[0.8, 0.76]],
  "email.broken-line": [[0.9, 0.88]],
  "email.pattern": [
    [0.8, 0.94],
    [0.95, 0.98],
  ],
  "entry.labelled": [[0.9, 0.69]],
  "experience.body": [[0.8, 0.79]],
  "experience.same-employer": [
    [0.6, 0.52],
    [0.7, 0.71],
    [0.8, 0.74],
  ],
  "form.japanese": [
    [0.8, 0.78],
    [0.9, 0.94],
  ],
  "header.company": [
    [0.6, 0.47],
    [0.7, 0.47],
    [0.8, 0.61],
    [0.9, 0.61],
    [0.95, 0.83],
  ],
  "header.degree": [
    [0.6, 0.44],
    [0.7, 0.57],
    [0.8, 0.64],
    [0.9, 0.64],
    [0.95, 0.85],
  ],
  "header.grade": [
    [0.6, 0.45],
    [0.8, 0.78],
    [0.9, 0.78],
    [0.95, 0.78],
  ],
  "header.institution": [
    [0.6, 0.45],
    [0.7, 0.45],
    [0.8, 0.45],
    [0.9, 0.59],
    [0.95, 0.84],
  ],
  "header.location": [
    [0.6, 0.39],
    [0.7, 0.48],
    [0.8, 0.78],
    [0.9, 0.84],
    [0.95, 0.94],
  ],
  "header.position": [
    [0.6, 0.37],
    [0.7, 0.64],
    [0.8, 0.8],
    [0.9, 0.82],
    [0.95, 0.93],
  ],
  "language.known": [[0.95, 0.91]],
  "language.listed": [[0.6, 0.36]],
  "location.score": [
    [0.6, 0.5],
    [0.7, 0.91],
    [0.8, 0.91],
    [0.9, 0.91],
    [0.95, 0.91],
  ],
  "name.score": [
    [0.7, 0.94],
    [0.8, 0.94],
    [0.9, 0.94],
    [0.95, 0.98],
  ],
  "phone.pattern": [
    [0.6, 0.94],
    [0.7, 0.94],
    [0.8, 0.94],
    [0.95, 0.98],
  ],
  "project.body": [[0.8, 0.71]],
  "project.title": [[0.8, 0.74]],
  "publication.title": [[0.8, 0.86]],
  "skills.explained": [
    [0.8, 0.94],
    [0.9, 0.94],
  ],
  "skills.grouped": [
    [0.6, 0.89],
    [0.8, 0.89],
    [0.9, 0.92],
  ],
  "skills.listed": [
    [0.6, 0.65],
    [0.8, 0.68],
    [0.9, 0.86],
  ],
  "skills.rated": [
    [0.8, 0.71],
    [0.9, 0.9],
  ],
  "summary.header": [[0.8, 0.38]],
  "summary.section": [[0.9, 0.89]],
};
