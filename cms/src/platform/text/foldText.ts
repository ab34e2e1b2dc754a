const ignored = /[\p{M}\p{Cf}]+/gu;

/** Lower case, no diacritics, nothing invisible, đ = d, single spaces: "Kiểm  Toán" → "kiem toan". */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(ignored, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
