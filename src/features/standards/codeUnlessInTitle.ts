/** A standard's code where its title does not say it: none beside "Nguyên tắc 9: …", `TR-1` beside "… An ninh mạng". */
export function codeUnlessInTitle({ code, title }: { code: string; title: string }): string | null {
  return title.split(/[\s:]+/).includes(code) ? null : code;
}
