import type { CalibrationStep } from "./calibration.ts";

/** Written by `bench/calibrate.ts --write`: for each rule, from which raw score on how many values are right. */
export const calibrationTable: Readonly<Record<string, readonly CalibrationStep[]>> = {
  "certificate.name": [
    [0.7, 0.53],
    [0.8, 0.71],
  ],
  "date.pair": [[0.9, 0.51]],
  "date.present": [[0.9, 0.91]],
  "date.range": [
    [0.8, 0.89],
    [0.9, 0.93],
  ],
  "date.single": [
    [0.6, 0.69],
    [0.95, 0.93],
  ],
  "education.below": [[0.7, 0.49]],
  "education.grade-label": [[0.8, 0.57]],
  "education.same-school": [[0.8, 0.62]],
  "email.broken-line": [[0.9, 0.89]],
  "email.pattern": [
    [0.8, 0.94],
    [0.95, 0.98],
  ],
  "entry.labelled": [[0.9, 0.66]],
  "experience.body": [[0.8, 0.79]],
  "experience.same-employer": [
    [0.6, 0.58],
    [0.7, 0.6],
    [0.8, 0.73],
  ],
  "form.japanese": [
    [0.8, 0.78],
    [0.9, 0.94],
  ],
  "header.company": [
    [0.6, 0.4],
    [0.7, 0.46],
    [0.8, 0.53],
    [0.9, 0.53],
    [0.95, 0.83],
  ],
  "header.degree": [
    [0.6, 0.49],
    [0.7, 0.55],
    [0.8, 0.62],
    [0.9, 0.67],
    [0.95, 0.84],
  ],
  "header.grade": [
    [0.6, 0.46],
    [0.8, 0.78],
    [0.9, 0.78],
    [0.95, 0.78],
  ],
  "header.institution": [
    [0.6, 0.31],
    [0.7, 0.41],
    [0.8, 0.44],
    [0.9, 0.65],
    [0.95, 0.85],
  ],
  "header.location": [
    [0.6, 0.48],
    [0.7, 0.67],
    [0.8, 0.79],
    [0.9, 0.79],
    [0.95, 0.94],
  ],
  "header.position": [
    [0.6, 0.41],
    [0.7, 0.7],
    [0.8, 0.7],
    [0.9, 0.7],
    [0.95, 0.93],
  ],
  "language.known": [[0.95, 0.91]],
  "language.listed": [[0.6, 0.31]],
  "location.score": [
    [0.6, 0.5],
    [0.7, 0.9],
    [0.8, 0.9],
    [0.9, 0.9],
    [0.95, 0.92],
  ],
  "name.score": [
    [0.7, 0.93],
    [0.8, 0.93],
    [0.9, 0.94],
    [0.95, 0.98],
  ],
  "phone.pattern": [
    [0.6, 0.94],
    [0.7, 0.94],
    [0.8, 0.94],
    [0.95, 0.98],
  ],
  "project.body": [[0.8, 0.72]],
  "project.title": [[0.8, 0.72]],
  "publication.title": [[0.8, 0.85]],
  "skills.explained": [
    [0.8, 0.94],
    [0.9, 0.94],
  ],
  "skills.grouped": [
    [0.6, 0.83],
    [0.8, 0.83],
    [0.9, 0.92],
  ],
  "skills.listed": [
    [0.6, 0.7],
    [0.8, 0.76],
    [0.9, 0.86],
  ],
  "skills.rated": [
    [0.8, 0.71],
    [0.9, 0.9],
  ],
  "summary.header": [[0.8, 0.35]],
  "summary.section": [[0.9, 0.9]],
};
