import { describe, expect, test } from "vitest";
import { aSource } from "../fixtures/source-builder.ts";
import type { SourceBuilder } from "../fixtures/source-builder.ts";
import { layoutDocument } from "./layout-document.ts";

const linesOf = (source: SourceBuilder): string[] => layoutDocument(source.build()).lines.map((line) => line.text);
const title = { size: 13, bold: true };

describe("lists side by side, each below its title", () => {
  const tools = ["Lathe", "Planer", "Band saw", "Router", "Chisel", "Clamps"];
  const papers = ["Crane licence", "Tarn Council", "Rigging course", "Fell College"];

  test("are columns however short their rows are and however well they stand on each other", () => {
    const source = aSource()
      .text(40, 100, "Tools", title)
      .lines(40, 118, tools, { leading: 13 })
      .text(230, 100, "Licences", title)
      .lines(230, 118, papers, { leading: 13 })
      .text(420, 100, "Languages", title)
      .lines(420, 118, ["Welsh", "Dutch"], { leading: 13 });
    expect(linesOf(source)).toEqual(["Tools", ...tools, "Licences", ...papers, "Languages", "Welsh", "Dutch"]);
  });

  test("hold names in heavy letters, which end no column beside them", () => {
    const source = aSource()
      .text(40, 100, "Licences", title)
      .text(40, 118, "Crane licence", { bold: true })
      .text(40, 131, "Tarn Council, 2019")
      .text(40, 144, "Rigging course", { bold: true })
      .text(40, 157, "Fell College, 2021")
      .text(300, 100, "Languages", title)
      .lines(300, 118, ["Welsh, mother tongue", "Dutch, fluent"], { leading: 13 });
    expect(linesOf(source).slice(-3)).toEqual(["Languages", "Welsh, mother tongue", "Dutch, fluent"]);
  });
});

test("marks that say how well stand on the rows of what they are told of", () => {
  const crafts = ["Joinery", "Veneering", "Carving by hand", "French polish", "Turning", "Upholstery"];
  const source = aSource()
    .lines(40, 100, crafts)
    .lines(180, 100, ["●●●○○", "●●●●●", "●●○○○", "●●●●○", "●●●○○", "●●○○○"]);
  expect(linesOf(source).slice(0, 2)).toEqual(["Joinery\t●●●○○", "Veneering\t●●●●●"]);
});

test("a margin of dates may stand close to the entries beside it", () => {
  const source = aSource();
  const posts = ["Night porter", "Stable hand", "Ferryman"];
  posts.forEach((post, index) => {
    const y = 100 + index * 60;
    source.lines(40, y, [`0${index + 1}/2015 –`, `0${index + 4}/2016`], { leading: 13 });
    source.lines(92, y, [post, "Fell and Tarn Holdings", "Looked after the boats by night and"], { leading: 13 });
  });
  expect(linesOf(source)[0]).toBe("01/2015 – 04/2016\tNight porter");
});

test("a dash that the column broke off the row above marks no item", () => {
  const papers = ["Certified crane operator", "– Tarn Council, 2019", "Rigging course – Fell", "College, 2021"];
  expect(linesOf(aSource().lines(40, 100, papers, { leading: 13 }))).toEqual(papers);
  const tasks = ["Crane operator, Tarn Harbour", "– Loaded ships", "– Kept the log of all loads"];
  expect(linesOf(aSource().lines(40, 100, tasks, { leading: 13 }))[1]).toBe("Loaded ships");
});

test.each([24, 32, 45, 60])("beside a very large name at %i three small lines stay three", (y) => {
  const source = aSource().text(40, y, "Wanda", { size: 44 });
  source.flushRight(550, 58, "wanda@brook.example").flushRight(550, 71, "Fell Lane, Tarn").flushRight(550, 84, "Wales");
  expect(linesOf(source).filter((text) => /brook|Fell|Wales/.test(text))).toHaveLength(3);
});

test("who and when in two columns of a margin, each broken over its rows, are read one after the other", () => {
  const source = aSource();
  ["Night porter", "Stable hand", "Ferryman", "Miller"].forEach((post, index) => {
    const y = 100 + index * 60;
    source.lines(40, y, [`0${index + 1}/2015 –`, `0${index + 4}/2016`], { leading: 13 });
    source.lines(110, y, ["Fell and Tarn", "Workshops"], { leading: 13 });
    source.text(220, y, post, { bold: true });
    source.lines(220, y + 15, ["Looked after all that came in by night and", "wrote it down for the next shift"], {
      leading: 13,
    });
  });
  expect(linesOf(source)[0]).toBe("01/2015 – 04/2016\tFell and Tarn\tWorkshops\tNight porter");
});

test("a large title below two lists leads into the text below it, wherever between their marks and words it begins", () => {
  const source = aSource();
  const left = Array.from({ length: 14 }, (_, index) => `Craft ${index + 1}`);
  const right = Array.from({ length: 12 }, (_, index) => `Tool ${index + 1}`);
  left.forEach((text, index) => source.text(40, 100 + index * 12, "●").text(58, 100 + index * 12, text));
  right.forEach((text, index) => source.text(240, 100 + index * 12, "●").text(258, 100 + index * 12, text));
  source
    .text(47, 310, "Boats", { size: 16, bold: true })
    .text(80, 334, "Ferry of the Tarn", { size: 11 })
    .lines(40, 350, ["Built with two hands in the winter of the long frost and sold in spring to the town council"]);
  const read = linesOf(source);
  expect(read.indexOf("Tool 12")).toBeLessThan(read.indexOf("Boats"));
});

test("the date of a last entry stays on its row above columns that begin below it", () => {
  const source = aSource()
    .text(
      40,
      60,
      "Kept the log of all loads, the rigging and the stores of both harbours of the island, by day and by night",
    )
    .text(40, 100, "Fell Holdings, rigger", { bold: true })
    .text(480, 100, "2017.05 - 2017.11")
    .lines(40, 114, ["Checked ropes", "Mended sails"], { leading: 14 })
    .text(40, 160, "Schools", title)
    .lines(40, 178, ["Tarn College, 2018", "Fell School, 2014", "Rigging course, 2016", "Crane licence"], {
      leading: 14,
    })
    .text(230, 160, "Further projects", title)
    .lines(230, 178, ["A boat of willow and hide, by hand and alone", "A map of all wells of the island, in ink"], {
      leading: 14,
    })
    .lines(230, 206, ["A weir of stone for the eels of the lower brook", "A song for the ferry and its bell"], {
      leading: 14,
    });
  expect(linesOf(source)[1]).toBe("Fell Holdings, rigger\t2017.05 - 2017.11");
});
