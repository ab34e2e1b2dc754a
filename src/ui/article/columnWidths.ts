const figure = /^[+–−-]?\d[\d.,/–\s\u00a0-]*(?:[%₫]|giờ|phút|câu|năm|ngày|tháng)?$/u;

/** Whether each column contains only numbers; all false without rows. */
export function numericColumns(columns: readonly string[], rows: readonly (readonly string[])[]) {
  return columns.map(
    (_, index) =>
      rows.length > 0 && rows.every((cells) => figure.test((cells[index] ?? '').trim())),
  );
}
/** For prose: about 15 characters per line. */
const PROSE_REM = 6.75;
const CHARACTER_REM = 0.46;

/** Minimum column widths in rem, padding included: short text and numbers fit on one line. */
export function columnWidths(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  figures: readonly boolean[],
): number[] {
  return columns.map((column, index) => {
    const longest = Math.max(column.length, ...rows.map((cells) => cells[index]?.length ?? 0));
    const whole = Math.round((longest * CHARACTER_REM + 1.5) * 100) / 100;
    return figures[index] ? whole : Math.min(whole, PROSE_REM);
  });
}
