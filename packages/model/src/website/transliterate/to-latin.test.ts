import { expect, test } from "vitest";
import { toLatin } from "./to-latin.ts";

test.each([
  ["Ayşe Yıldız", "ayse yildiz"],
  ["İbrahim Çağrı Öztürk", "ibrahim cagri ozturk"],
  ["Łukasz Żółć", "lukasz zolc"],
  ["Søren Kjærgaard", "soren kjaergaard"],
  ["Weiß Þórðardóttir", "weiss thordardottir"],
  ["Nguyễn Thị Đỗ", "nguyen thi do"],
  ["Иван Сергеевич Щербаков", "ivan sergeevich shcherbakov"],
  ["Олена Їжак", "olena yizhak"],
  ["Γιώργος Παπαδόπουλος", "giorgos papadopoylos"],
  ["محمد بن عبد الله", "muhammad bin abd allah"],
  ["شهرزاد القاضي", "shhrzad alqadi"],
  ["שרה לוי", "sarah levi"],
  ["岡田 太郎", "okada taro"],
  ["岡田太郎", "okada-taro"],
  ["たなか ようこ", "tanaka yoko"],
  ["チャーリー", "chari"],
  ["きっちょう", "kitcho"],
  ["김민준", "kim-minjun"],
  ["박 지성", "park jiseong"],
  ["李小龙", "li-xiaolong"],
  ["王伟", "wang-wei"],
  ["Jane Doe", "jane doe"],
])("%s is written %s", (name, latin) => {
  expect(toLatin(name)).toBe(latin);
});

test("what cannot be told is left out", () => {
  expect(toLatin("龘龘")).toBe("");
});
