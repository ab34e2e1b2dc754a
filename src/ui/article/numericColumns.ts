const figure = /^[+–−-]?\d[\d.,/–\s\u00a0-]*(?:[%₫]|giờ|phút|câu|năm|ngày|tháng)?$/u;

/** Whether each column contains only numbers; all false without rows. */
export function numericColumns(columns: readonly string[], rows: readonly (readonly string[])[]) {
  return columns.map(
    (_, index) =>
      rows.length > 0 && rows.every((cells) => figure.test((cells[index] ?? '').trim())),
  );
}
