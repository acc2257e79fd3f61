import type { CalibrationStep } from "./calibration.ts";

/** Written by `bench/calibrate.ts --write`: for each rule, from which raw score on how many values are right. */
export const calibrationTable: Readonly<Record<string, readonly CalibrationStep[]>> = {
  "certificate.name": [
    [0.7, 0.67],
    [0.8, 0.67],
  ],
  "date.present": [[0.9, 0.89]],
  "date.range": [
    [0.8, 0.92],
    [0.9, 0.93],
  ],
  "date.single": [
    [0.6, 0.53],
    [0.95, 0.75],
  ],
  "education.below": [
    [0.6, 0.65],
    [0.7, 0.65],
  ],
  "education.grade-label": [[0.8, 0.74]],
  "education.same-school": [[0.8, 0.73]],
  "email.broken-line": [[0.9, 0.91]],
  "email.pattern": [
    [0.8, 0.94],
    [0.95, 0.99],
  ],
  "entry.labelled": [[0.9, 0.45]],
  "experience.same-employer": [
    [0.5, 0.3],
    [0.6, 0.3],
    [0.8, 0.37],
  ],
  "form.japanese": [
    [0.7, 0.91],
    [0.8, 0.91],
    [0.9, 0.91],
  ],
  "header.company": [
    [0.6, 0.44],
    [0.7, 0.44],
    [0.8, 0.58],
    [0.9, 0.58],
    [0.95, 0.8],
  ],
  "header.degree": [
    [0.6, 0.38],
    [0.7, 0.58],
    [0.8, 0.68],
    [0.9, 0.72],
    [0.95, 0.84],
  ],
  "header.grade": [
    [0.6, 0.4],
    [0.9, 0.66],
    [0.95, 0.66],
  ],
  "header.institution": [
    [0.6, 0.46],
    [0.7, 0.46],
    [0.8, 0.49],
    [0.9, 0.49],
    [0.95, 0.82],
  ],
  "header.location": [
    [0.6, 0.61],
    [0.7, 0.62],
    [0.8, 0.69],
    [0.9, 0.69],
    [0.95, 0.88],
  ],
  "header.position": [
    [0.6, 0.44],
    [0.7, 0.57],
    [0.8, 0.68],
    [0.9, 0.78],
    [0.95, 0.88],
  ],
  "language.known": [[0.95, 0.94]],
  "language.listed": [[0.6, 0.19]],
  "location.form": [[0.9, 0.77]],
  "location.score": [
    [0.6, 0.63],
    [0.7, 0.84],
    [0.8, 0.84],
    [0.9, 0.84],
    [0.95, 0.98],
  ],
  "name.form": [[0.9, 0.94]],
  "name.score": [
    [0.7, 0.8],
    [0.8, 0.8],
    [0.9, 0.8],
    [0.95, 0.97],
  ],
  "phone.pattern": [
    [0, 0.83],
    [0.6, 0.94],
    [0.7, 0.94],
    [0.8, 0.94],
    [0.95, 0.98],
  ],
  "project.title": [[0.8, 0.59]],
  "publication.title": [[0.8, 0.74]],
  "skills.explained": [[0.9, 0.94]],
  "skills.grouped": [
    [0.6, 0.31],
    [0.8, 0.55],
    [0.9, 0.85],
  ],
  "skills.listed": [
    [0.6, 0.62],
    [0.8, 0.69],
    [0.9, 0.86],
  ],
  "skills.rated": [
    [0.8, 0.32],
    [0.9, 0.54],
  ],
};
