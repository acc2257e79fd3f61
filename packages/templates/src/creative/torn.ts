type Edges = { top: string; right: string; bottom: string; left: string };

/*
 * Torn paper: along each edge how far the tear is, in percent of the edge, and how deep, in pixels; clockwise from the
 * upper left corner. Six, so that no two neighbours are torn alike.
 */
const sheets: readonly Edges[] = [
  {
    top: "0/3 7.6/7 18.3/3 28.5/7 36.6/6 46.1/7 53.3/3 64.7/6 70.5/6 81.7/8 92.4/1 100/5",
    right: "31/5 55/3 82/5",
    bottom: "100/3 92/8 84.9/1 77.6/4 70.4/8 64.6/7 59/1 48.9/5 42.9/4 34.2/8 26.3/3 20.6/6 16.4/5 5.5/4 0/3",
    left: "72/2 46/2 23/3",
  },
  {
    top: "0/8 7.8/6 14.4/5 22.4/8 28.1/6 34.5/5 42.1/3 49.5/7 59/1 65.9/1 71/1 76.5/9 84.3/6 91.1/4 100/5",
    right: "32/1 57/4 82/4",
    bottom: "100/7 90.5/0 82.1/1 72.5/6 65.3/7 58.3/6 48.7/8 40.3/3 35.3/1 24.9/0 18.7/6 10.4/0 0/8",
    left: "67/1 45/3 23/1",
  },
  {
    top: "0/0 10.4/6 19.3/4 24.9/1 38.5/1 46.4/8 52.2/8 65.4/9 75/7 81.4/2 92/8 100/4",
    right: "28/1 54/4 80/2",
    bottom: "100/7 91.5/7 84.2/2 76/9 71.7/6 63.4/8 52.3/6 44.3/4 38.7/7 33/4 21.5/4 13.7/6 7.8/5 0/5",
    left: "72/4 50/4 21/1",
  },
  {
    top: "0/3 7.8/6 17.8/1 28.6/7 38.4/8 46.4/9 52.2/7 64.1/7 74.7/0 80/1 89/1 100/0",
    right: "33/3 51/1 80/1",
    bottom: "100/2 92.1/9 84.2/6 78.3/4 68.8/1 60.2/7 56.2/1 48.3/5 36.6/2 31.3/2 21/2 16.1/5 7.6/9 0/1",
    left: "72/2 50/0 24/2",
  },
  {
    top: "0/7 10.4/4 20/9 28.8/6 36.7/3 45/4 54.5/5 64.7/6 73.4/7 83.7/8 93.4/4 100/4",
    right: "33/5 51/2 82/2",
    bottom: "100/6 94/9 87.1/2 77.3/7 69.4/8 65.8/6 58.2/5 49.7/8 43.2/8 34.6/6 28.2/4 19.9/5 12.9/8 8.8/3 0/6",
    left: "74/4 43/2 24/0",
  },
  {
    top: "0/6 10.3/2 15.2/9 26/2 31.4/6 39.2/7 50.5/7 56.5/3 67.7/9 75.2/5 84.7/6 92.8/5 100/1",
    right: "30/0 55/1 77/1",
    bottom: "100/6 91.6/7 80.5/8 70.5/6 63.2/7 55.3/7 43.5/8 36.4/7 26.9/8 19.6/7 11.1/8 0/2",
    left: "74/4 42/1 25/5",
  },
];

/** The outlines as custom properties `--torn-1` to `--torn-6`, each for `clip-path`. */
export function tornCss(): string {
  const outlines = sheets.map((edges, index) => `--torn-${index + 1}:polygon(${outline(edges)})`);
  return `:root{${outlines.join(";")}}`;
}

function outline({ top, right, bottom, left }: Edges): string {
  return [
    ...tears(top, (along, depth) => `${along}% ${depth}px`),
    ...tears(right, (along, depth) => `calc(100% - ${depth}px) ${along}%`),
    ...tears(bottom, (along, depth) => `${along}% calc(100% - ${depth}px)`),
    ...tears(left, (along, depth) => `${depth}px ${along}%`),
  ].join(",");
}

function tears(edge: string, point: (along: string, depth: string) => string): string[] {
  return edge.split(" ").map((tear) => {
    const [along = "0", depth = "0"] = tear.split("/");
    return point(along, depth);
  });
}
