import type { CalibrationStep } from "./calibration.ts";

/** Written by `bench/calibrate.ts --write`: for each rule, from which raw score on how many values are right. */
export const calibrationTable: Readonly<Record<string, readonly CalibrationStep[]>> = {
  "certificate.name": [
    [0.7, 0.99],
    [0.8, 1],
  ],
  "date.present": [[0.9, 1]],
  "date.range": [
    [0.8, 0.96],
    [0.9, 1],
  ],
  "date.single": [[0.6, 0.98]],
  "education.grade-label": [[0.8, 0.98]],
  "education.same-school": [[0.8, 0.95]],
  "email.pattern": [
    [0.8, 1],
    [0.95, 1],
  ],
  "experience.body": [[0.8, 0.92]],
  "experience.same-employer": [
    [0.5, 0.81],
    [0.6, 0.81],
  ],
  "header.company": [
    [0.6, 0.68],
    [0.7, 0.84],
    [0.8, 0.84],
    [0.9, 0.91],
    [0.95, 0.96],
  ],
  "header.degree": [
    [0.6, 0.76],
    [0.7, 0.99],
    [0.8, 0.99],
    [0.9, 0.99],
    [0.95, 0.99],
  ],
  "header.grade": [[0.95, 1]],
  "header.institution": [
    [0.6, 0.93],
    [0.7, 0.93],
    [0.8, 0.93],
    [0.9, 0.93],
    [0.95, 0.98],
  ],
  "header.location": [
    [0.6, 0.66],
    [0.7, 0.99],
    [0.8, 0.99],
    [0.95, 1],
  ],
  "header.position": [
    [0.6, 1],
    [0.7, 1],
    [0.8, 1],
    [0.9, 1],
    [0.95, 1],
  ],
  "language.known": [[0.95, 1]],
  "language.listed": [[0.6, 0.35]],
  "location.score": [
    [0.6, 0.81],
    [0.7, 0.81],
    [0.9, 0.98],
    [0.95, 1],
  ],
  "name.score": [
    [0.7, 0.99],
    [0.8, 0.99],
    [0.9, 1],
    [0.95, 1],
  ],
  "phone.pattern": [
    [0.6, 1],
    [0.7, 1],
    [0.95, 1],
  ],
  "project.body": [[0.8, 0.9]],
  "project.title": [[0.8, 0.96]],
  "publication.title": [[0.8, 0.87]],
  "skills.grouped": [[0.9, 0.98]],
  "skills.listed": [
    [0.6, 0.25],
    [0.8, 0.5],
    [0.9, 0.8],
  ],
  "skills.rated": [[0.9, 0.57]],
  "summary.header": [[0.8, 0.79]],
  "summary.section": [[0.9, 1]],
};
