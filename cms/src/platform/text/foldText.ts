const ignored = /[\p{M}\p{Cf}]+/gu;

/** No diacritics, nothing invisible, đ = d. */
export function stripMarks(text: string): string {
  return text.normalize('NFD').replace(ignored, '').replace(/đ/g, 'd').replace(/Đ/g, 'D');
}

/** Lower case, no diacritics, nothing invisible, đ = d, single spaces: "Kiểm  Toán" → "kiem toan". */
export function foldText(text: string): string {
  return stripMarks(text).toLowerCase().replace(/\s+/g, ' ').trim();
}
