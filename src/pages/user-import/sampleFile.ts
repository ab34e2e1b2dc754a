interface Column {
  label: string;
  example: string;
}

const field = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const line = (texts: readonly string[]): string => `${texts.map(field).join(';')}\r\n`;

/** A CSV file of headings and one row of examples. Excel needs the BOM for Vietnamese. */
export function sampleFile(columns: readonly Column[]): string {
  const rows = [columns.map(({ label }) => label), columns.map(({ example }) => example)];
  return `\uFEFF${rows.map(line).join('')}`;
}
