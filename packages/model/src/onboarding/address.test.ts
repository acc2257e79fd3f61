import { expect, test } from "vitest";
import { isStreetAddress, townOf } from "./address.ts";
import { privacyOf } from "./privacy.ts";

test.each([
  ["12 Main Street, Hull, UK", "Hull, UK"],
  ["Lindenstraße 7, 10115 Berlin", "Berlin"],
  ["Lindenstr. 7a, 10115 Berlin, Germany", "Berlin, Germany"],
  ["14 rue de la Paix, 75002 Paris", "Paris"],
  ["Calle Mayor 3, 28013 Madrid", "Madrid"],
  ["221B Baker Street, London NW1 6XE", "London"],
  ["P.O. Box 12, Nairobi", "Nairobi"],
  ["شارع الملك 5, عمّان", "عمّان"],
  ["Kerkstraat 9", ""],
  ["東京都渋谷区神南1-2-3", "東京都渋谷区"],
  ["〒606-8501 京都府京都市左京区吉田本町36番地1", "京都府京都市左京区"],
  ["北海道札幌市中央区北一条西2丁目 101号室", "北海道札幌市中央区"],
  ["北京市海淀区中关村大街27号", "北京市海淀区"],
  ["广东省深圳市南山区科技园路1号", "广东省深圳市南山区"],
  ["台北市信義區市府路45號", "台北市信義區"],
  ["中关村大街27号", ""],
  ["서울특별시 강남구 테헤란로 152", "서울특별시 강남구"],
  ["г. Москва, ул. Ленина, д.5, кв.12", "г. Москва"],
  ["Ленинский проспект, 32, Москва", "Москва"],
  ["شارع الملك 5، عمّان", "عمّان"],
  ["Gran Vía, 28, Madrid", "Madrid"],
  ["Av. Paulista, 1000 - Bela Vista, São Paulo", "Bela Vista, São Paulo"],
])("%s names a door; its town is %s", (location, town) => {
  expect(isStreetAddress(location)).toBe(true);
  expect(townOf(location)).toBe(town);
});

test.each([
  "Hull, UK",
  "10115 Berlin",
  "New York, NY",
  "Saint Paul, MN",
  "東京都",
  "東京都渋谷区",
  "北京",
  "서울특별시 강남구",
  "دبي، الإمارات العربية المتحدة",
  "Sydney, NSW, 2000",
  "Uppsala",
  "Remote",
  "SE-752 20 Uppsala",
  "",
])("%s names no door and stays as it is", (location) => {
  expect(isStreetAddress(location)).toBe(false);
  expect(privacyOf({ location }, {}).location).toBe("shown");
});
