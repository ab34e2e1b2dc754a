/** Parses Vietnamese notation: `1.500` is 1500, `24,5` a decimal. Null if empty, NaN if invalid. */
export function readNumber(text: string): number | null {
  const typed = text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim();
  if (typed === '') return null;
  const grouped = /^-?\d{1,3}(?:[.\s]\d{3})+(?:,\d+)?$/.test(typed);
  const digits = grouped ? typed.replace(/[.\s]/g, '') : typed;
  return /^-?\d+(?:[.,]\d+)?$/.test(digits) ? Number(digits.replace(',', '.')) : Number.NaN;
}
