interface StoredTable {
  columns?: unknown;
  rows?: unknown;
}

/**
 * Editors write a table as text, a line per row with `|` between cells, so that it can be pasted into
 * one field. Every row is padded or cut to the number of columns.
 */
export function showTable({ columns, rows, ...shown }: StoredTable): Record<string, unknown> {
  const names = cellsOf(columns);
  return {
    ...shown,
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
