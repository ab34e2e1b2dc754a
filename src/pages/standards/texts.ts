export const texts = {
  title: 'Chuẩn mực nghề nghiệp',
  area: 'Chuẩn mực',
  lead: 'Chuẩn mực Kiểm toán nội bộ toàn cầu, Yêu cầu theo chủ đề, quy tắc đạo đức và khuôn khổ pháp lý Việt Nam, diễn giải cho người thực hành.',
  description:
    'Chuẩn mực Kiểm toán nội bộ toàn cầu 2024, Yêu cầu theo chủ đề, đạo đức nghề nghiệp và quy định pháp luật Việt Nam về kiểm toán nội bộ.',
  one: 'nội dung',
  previous: 'Chuẩn mực trước',
  next: 'Chuẩn mực sau',
  neighbours: 'Chuẩn mực trước và sau',
} as const;

/**
 * A standard's code, or null if the title contains it: null for "Nguyên tắc 9: …", `TR-1` for "… An
 * ninh mạng".
 */
export function codeUnlessInTitle({ code, title }: { code: string; title: string }): string | null {
  return title.split(/[\s:]+/).includes(code) ? null : code;
}
