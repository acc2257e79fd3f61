function expiryDigits(typed: string): string {
  const [month = "", year] = typed.split("/");
  const monthDigits = month.replace(/\D/g, "");
  const isOneDigitMonth = /^[2-9]/.test(monthDigits) || (year !== undefined && monthDigits.length === 1);
  const yearDigits = (year ?? "").replace(/\D/g, "");
  const shortYear = yearDigits.length === 4 ? yearDigits.slice(2) : yearDigits;
  return `${isOneDigitMonth ? "0" : ""}${monthDigits}${shortYear}`.slice(0, 4);
}

/** "4" becomes "04 / ", "0427" becomes "04 / 27"; deleting back over the slash works. */
export function groupedExpiry(typed: string, before: string): string {
  const digits = expiryDigits(typed);
  if (digits.length > 2) return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
  const isDeleting = typed.length < before.length;
  return digits.length === 2 && !isDeleting ? `${digits} / ` : digits;
}

/** Month and full year of an expiry as typed; null when it is not one. */
export function readExpiry(typed: string): { month: number; year: number } | null {
  const digits = expiryDigits(typed);
  const month = Number(digits.slice(0, 2));
  if (digits.length !== 4 || month < 1 || month > 12) return null;
  return { month, year: 2000 + Number(digits.slice(2)) };
}
