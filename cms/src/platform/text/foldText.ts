const diacritics = /\p{M}+/gu;

/** Lower case, no diacritics, đ = d, single spaces: "Kiểm  Toán" → "kiem toan". */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(diacritics, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
