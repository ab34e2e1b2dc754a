/**
 * The number that a person typed, as Vietnamese is written: `1.500` is a thousand and a half, `24,5`
 * a decimal. Null where nothing stands, NaN where no number does: the rules say so.
 */
export function readNumber(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  const grouped = /^-?\d{1,3}(?:[.\s]\d{3})+(?:,\d+)?$/.test(typed);
  const digits = grouped ? typed.replace(/[.\s]/g, '') : typed;
  return /^-?\d+(?:[.,]\d+)?$/.test(digits) ? Number(digits.replace(',', '.')) : Number.NaN;
}
