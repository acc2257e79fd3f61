import type { CalibrationStep } from "./calibration.ts";

/** Written by `bench/calibrate.ts --write`: for each rule, from which raw score on how many values are right. */
export const calibrationTable: Readonly<Record<string, readonly CalibrationStep[]>> = {
  "certificate.name": [
    [0.7, 0.95],
    [0.8, 0.95],
  ],
  "date.present": [[0.9, 0.91]],
  "date.range": [
    [0.8, 0.93],
    [0.9, 0.93],
  ],
  "date.single": [[0.6, 0.83]],
  "education.grade-label": [[0.8, 0.93]],
  "education.same-school": [[0.8, 0.96]],
  "email.pattern": [
    [0.8, 0.94],
    [0.95, 0.99],
  ],
  "experience.body": [[0.8, 0.89]],
  "experience.same-employer": [
    [0.5, 0.39],
    [0.8, 0.39],
  ],
  "header.company": [
    [0.6, 0.39],
    [0.7, 0.57],
    [0.8, 0.72],
    [0.9, 0.72],
    [0.95, 0.86],
  ],
  "header.degree": [
    [0.6, 0.45],
    [0.7, 0.64],
    [0.8, 0.69],
    [0.9, 0.86],
    [0.95, 0.91],
  ],
  "header.grade": [
    [0.6, 0.81],
    [0.8, 0.81],
    [0.95, 0.93],
  ],
  "header.institution": [
    [0.6, 0.27],
    [0.7, 0.65],
    [0.8, 0.75],
    [0.9, 0.85],
    [0.95, 0.93],
  ],
  "header.location": [
    [0.6, 0.51],
    [0.7, 0.94],
    [0.8, 0.94],
    [0.9, 0.94],
    [0.95, 0.97],
  ],
  "header.position": [
    [0.6, 0.78],
    [0.7, 0.85],
    [0.8, 0.88],
    [0.9, 0.91],
    [0.95, 0.91],
  ],
  "language.known": [[0.95, 0.98]],
  "language.listed": [[0.6, 0.99]],
  "location.score": [
    [0.6, 0.76],
    [0.7, 0.81],
    [0.8, 0.82],
    [0.9, 0.82],
    [0.95, 0.96],
  ],
  "name.score": [
    [0.7, 0.94],
    [0.8, 0.94],
    [0.9, 0.99],
    [0.95, 0.99],
  ],
  "phone.pattern": [
    [0.6, 0.91],
    [0.7, 0.96],
    [0.95, 0.96],
  ],
  "project.body": [[0.8, 0.78]],
  "project.title": [[0.8, 0.9]],
  "publication.title": [[0.8, 0.94]],
  "skills.grouped": [
    [0.6, 0.33],
    [0.8, 0.52],
    [0.9, 0.89],
  ],
  "skills.listed": [
    [0.6, 0.42],
    [0.8, 0.77],
    [0.9, 0.88],
  ],
  "skills.rated": [[0.9, 0.99]],
  "summary.header": [[0.8, 0.67]],
  "summary.section": [[0.9, 0.94]],
};
