const figure = /^[+–−-]?\d[\d.,/–\s\u00a0-]*(?:[%₫]|giờ|phút|câu|năm|ngày|tháng)?$/u;

/** Which columns hold nothing but figures, so that they line up at their end. A table without rows has none. */
export function figureColumns(columns: readonly string[], rows: readonly (readonly string[])[]) {
  return columns.map(
    (_, index) =>
      rows.length > 0 && rows.every((cells) => figure.test((cells[index] ?? '').trim())),
  );
}
