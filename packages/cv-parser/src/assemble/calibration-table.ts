import type { CalibrationStep } from "./calibration.ts";

/** Written by `bench/calibrate.ts --write`: for each rule, from which raw score on how many values are right. */
export const calibrationTable: Readonly<Record<string, readonly CalibrationStep[]>> = {
  "certificate.name": [
    [0.7, 0.87],
    [0.8, 0.87],
  ],
  "date.present": [[0.9, 1]],
  "date.range": [
    [0.8, 0.87],
    [0.9, 0.97],
  ],
  "date.single": [[0.6, 0.8]],
  "education.grade-label": [[0.8, 0.84]],
  "education.same-school": [[0.8, 0.96]],
  "email.pattern": [
    [0.8, 0.99],
    [0.95, 0.99],
  ],
  "experience.body": [[0.8, 0.91]],
  "experience.same-employer": [
    [0.5, 0.22],
    [0.8, 0.22],
  ],
  "header.company": [
    [0.6, 0.53],
    [0.7, 0.53],
    [0.8, 0.68],
    [0.9, 0.68],
    [0.95, 0.91],
  ],
  "header.degree": [
    [0.6, 0.59],
    [0.7, 0.63],
    [0.8, 0.63],
    [0.9, 0.82],
    [0.95, 0.87],
  ],
  "header.grade": [
    [0.7, 0.57],
    [0.8, 0.6],
    [0.95, 0.92],
  ],
  "header.institution": [
    [0.6, 0.26],
    [0.7, 0.69],
    [0.8, 0.75],
    [0.9, 0.83],
    [0.95, 0.91],
  ],
  "header.location": [
    [0.6, 0.71],
    [0.7, 0.93],
    [0.8, 0.97],
    [0.9, 0.98],
    [0.95, 0.98],
  ],
  "header.position": [
    [0.6, 0.69],
    [0.7, 0.75],
    [0.8, 0.98],
    [0.9, 0.98],
    [0.95, 0.98],
  ],
  "language.known": [[0.95, 0.95]],
  "language.listed": [[0.6, 0.88]],
  "location.score": [
    [0.6, 0.82],
    [0.7, 0.83],
    [0.8, 0.91],
    [0.9, 0.91],
    [0.95, 0.97],
  ],
  "name.score": [
    [0.7, 0.99],
    [0.8, 0.99],
    [0.9, 0.99],
    [0.95, 0.99],
  ],
  "phone.pattern": [
    [0.6, 0.97],
    [0.7, 0.97],
    [0.95, 0.97],
  ],
  "project.body": [[0.8, 0.81]],
  "project.title": [[0.8, 0.89]],
  "publication.title": [[0.8, 0.94]],
  "skills.grouped": [
    [0.6, 0.15],
    [0.8, 0.15],
    [0.9, 0.78],
  ],
  "skills.listed": [
    [0.6, 0.4],
    [0.8, 0.78],
    [0.9, 0.87],
  ],
  "skills.rated": [[0.9, 0.99]],
  "summary.header": [[0.8, 0.65]],
  "summary.section": [[0.9, 0.94]],
};
