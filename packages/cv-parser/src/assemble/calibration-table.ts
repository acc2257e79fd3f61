import type { CalibrationStep } from "./calibration.ts";

/** Written by `bench/calibrate.ts --write`: for each rule, from which raw score on how many values are right. */
export const calibrationTable: Readonly<Record<string, readonly CalibrationStep[]>> = {
  "certificate.name": [
    [0.7, 1],
    [0.8, 1],
  ],
  "date.present": [[0.9, 1]],
  "date.range": [
    [0.8, 0.98],
    [0.9, 1],
  ],
  "date.single": [[0.6, 0.99]],
  "education.grade-label": [[0.8, 0.99]],
  "education.same-school": [[0.8, 0.96]],
  "email.broken-line": [[0.9, 0.96]],
  "email.pattern": [
    [0.8, 1],
    [0.95, 1],
  ],
  "experience.body": [[0.8, 0.94]],
  "experience.same-employer": [
    [0.5, 0.89],
    [0.6, 0.89],
    [0.7, 0.89],
    [0.8, 0.89],
  ],
  "header.company": [
    [0.6, 0.67],
    [0.7, 0.85],
    [0.8, 0.85],
    [0.9, 0.92],
    [0.95, 0.97],
  ],
  "header.degree": [
    [0.6, 0.82],
    [0.7, 0.99],
    [0.8, 0.99],
    [0.9, 0.99],
    [0.95, 0.99],
  ],
  "header.grade": [[0.95, 0.97]],
  "header.institution": [
    [0.6, 0.96],
    [0.7, 0.96],
    [0.8, 0.96],
    [0.9, 0.96],
    [0.95, 0.99],
  ],
  "header.location": [
    [0.6, 0.72],
    [0.7, 1],
    [0.8, 1],
    [0.9, 1],
    [0.95, 1],
  ],
  "header.position": [
    [0.6, 0.96],
    [0.7, 0.99],
    [0.8, 0.99],
    [0.9, 0.99],
    [0.95, 0.99],
  ],
  "language.known": [[0.95, 1]],
  "language.listed": [[0.6, 0.4]],
  "location.score": [
    [0.6, 0.89],
    [0.7, 0.89],
    [0.8, 0.98],
    [0.9, 0.99],
    [0.95, 1],
  ],
  "name.score": [
    [0.7, 1],
    [0.8, 1],
    [0.9, 1],
    [0.95, 1],
  ],
  "phone.pattern": [
    [0.6, 1],
    [0.7, 1],
    [0.95, 1],
  ],
  "project.body": [[0.8, 0.94]],
  "project.title": [[0.8, 0.97]],
  "publication.title": [[0.8, 0.91]],
  "skills.grouped": [
    [0.8, 0.74],
    [0.9, 0.98],
  ],
  "skills.listed": [
    [0.6, 0.24],
    [0.8, 0.59],
    [0.9, 0.91],
  ],
  "skills.rated": [
    [0.8, 0.63],
    [0.9, 0.63],
  ],
  "summary.header": [[0.8, 0.79]],
  "summary.section": [[0.9, 1]],
};
