/**
 * A standard's code, or null if the title contains it: null for "Nguyên tắc 9: …", `TR-1` for "… An
 * ninh mạng".
 */
export function codeUnlessInTitle({ code, title }: { code: string; title: string }): string | null {
  return title.split(/[\s:]+/).includes(code) ? null : code;
}
