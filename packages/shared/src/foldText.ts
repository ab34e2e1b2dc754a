/** Marks, and what is invisible. */
const ignored = /[\p{M}\p{Cf}]+/gu;

/** No diacritics, nothing invisible, đ = d. */
export const stripMarks = (text: string): string =>
  text.normalize('NFD').replace(ignored, '').replace(/đ/g, 'd').replace(/Đ/g, 'D');

/** Lower case, no diacritics, nothing invisible, đ = d, single spaces: "Kiểm  Toán" → "kiem toan". */
export const foldText = (text: string): string =>
  stripMarks(text).toLowerCase().replace(/\s+/g, ' ').trim();

export const includesFolded = (text: string, search: string): boolean =>
  foldText(text).includes(foldText(search));

/** As Strapi generates it from a title: `Kiểm toán & rủi ro` → `kiem-toan-rui-ro`; may be empty. */
export const slugOf = (text: string): string =>
  foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
