const marks = /\p{M}+/gu;

/** Lower case, without diacritics, đ = d, runs of spaces as one: "Kiểm  Toán" → "kiem toan". */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(marks, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
