/**
 * Vietnamese text without case and diacritics, so that "kiem toan" finds "Kiểm toán": marks are taken off,
 * `đ` becomes `d`, runs of white space one space. Precomposed and decomposed spellings give the same.
 */
export function foldVietnamese(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a text holds what is searched for, ignoring case and diacritics; an empty search finds everything. */
export function includesFolded(text: string, search: string): boolean {
  return foldVietnamese(text).includes(foldVietnamese(search));
}
