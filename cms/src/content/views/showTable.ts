interface StoredTable {
  columns?: unknown;
  rows?: unknown;
}

/** Tables are stored as text, a line per row and `|` between cells, so editors can paste them. */
export function showTable({ columns, rows, ...rest }: StoredTable): Record<string, unknown> {
  const names = cellsOf(columns);
  return {
    ...rest,
    columns: names,
    rows: linesOf(rows).map((line) => {
      const cells = cellsOf(line);
      return { cells: names.map((_, index) => cells[index] ?? '') };
    }),
  };
}

function cellsOf(line: unknown): string[] {
  return String(line ?? '')
    .split('|')
    .map((cell) => cell.trim());
}

function linesOf(text: unknown): string[] {
  return String(text ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '');
}
