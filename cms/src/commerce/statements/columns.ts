import { type Cell, headingOf } from '../../platform/spreadsheets/cells';

export type Column = 'date' | 'credit' | 'debit' | 'amount' | 'sign' | 'description' | 'reference';

/** Index of each column; `amount` with or without `sign` if there is no separate column of credits. */
export type Columns = Partial<Record<Column, number>>;

/** Headings of Vietnamese banks' statements, unaccented, the preferred first. */
const HEADINGS: Record<Column, readonly string[]> = {
  date: [
    'ngay gio giao dich',
    'thoi gian giao dich',
    'ngay giao dich',
    'ngay gd',
    'transaction date',
    'trans date',
    'ngay phat sinh',
    'ngay hach toan',
    'posting date',
    'ngay ghi so',
    'ngay hieu luc',
    'effective date',
    'value date',
    'thoi gian',
    'ngay',
    'date',
  ],
  credit: [
    'so tien ghi co',
    'phat sinh co',
    'so tien co',
    'ghi co',
    'tien gui vao',
    'so tien gui',
    'gui vao',
    'tien vao',
    'phat sinh tang',
    'co tktt',
    'credit amount',
    'credit',
    'co',
  ],
  debit: [
    'so tien ghi no',
    'phat sinh no',
    'so tien no',
    'ghi no',
    'tien rut ra',
    'so tien rut',
    'rut ra',
    'tien ra',
    'phat sinh giam',
    'no tktt',
    'debit amount',
    'debit',
  ],
  amount: ['so tien giao dich', 'gia tri giao dich', 'so tien gd', 'so tien', 'amount'],
  sign: ['thay doi', 'loai giao dich', 'no co', 'transaction type', 'dr cr', 'd c'],
  description: [
    'noi dung giao dich',
    'noi dung chuyen khoan',
    'noi dung chi tiet',
    'noi dung',
    'mo ta giao dich',
    'dien giai',
    'mo ta',
    'chi tiet giao dich',
    'transaction description',
    'transaction details',
    'description',
    'details',
    'remarks',
    'remark',
    'narrative',
  ],
  reference: [
    'so tham chieu',
    'ma tham chieu',
    'so but toan',
    'ma giao dich',
    'so giao dich',
    'so chung tu',
    'so gd',
    'so ct',
    'ma gd',
    'transaction number',
    'transaction no',
    'transaction id',
    'reference number',
    'reference no',
    'reference',
    'ref no',
    'doc no',
  ],
};

const EXACT = 1000;

/** The columns matched by a row of headings; a heading counts for its best match. */
export function columnsOf(row: readonly Cell[]): Columns {
  const columns: Columns = {};
  const scores: Partial<Record<Column, number>> = {};
  row.forEach((cell, index) => {
    const best = bestColumn(cell);
    if (best === null || best.score <= (scores[best.column] ?? 0)) return;
    scores[best.column] = best.score;
    columns[best.column] = index;
  });
  return columns;
}

/** Columns without which a statement cannot be read. */
export function missingColumns(columns: Columns): Column[] {
  const needed: Column[] =
    columns.amount === undefined ? ['date', 'credit', 'description'] : ['date', 'description'];
  return needed.filter((column) => columns[column] === undefined);
}

function bestColumn(cell: Cell): { column: Column; score: number } | null {
  if (typeof cell !== 'string') return null;
  // Bilingual headings have two names: “Ngày giao dịch / Transaction date”.
  const names = [cell, ...cell.split(/[\n\r/|()]+/)].map(headingOf).filter(Boolean);
  let best: { column: Column; score: number; length: number } | null = null;
  for (const [column, headings] of Object.entries(HEADINGS) as [Column, readonly string[]][]) {
    headings.forEach((heading, rank) => {
      const fit = fitOf(names, heading);
      if (fit === 0 || heading.length <= (best?.length ?? 0)) return;
      best = { column, length: heading.length, score: fit + headings.length - rank };
    });
  }
  return best;
}

/** Short words may begin a heading of something else. */
function fitOf(names: readonly string[], heading: string): number {
  if (names.includes(heading)) return EXACT;
  return heading.includes(' ') && names.some((name) => name.startsWith(`${heading} `)) ? 1 : 0;
}

/** How much a row resembles the headings of a statement. */
export function scoreOf(row: readonly Cell[]): number {
  const columns = columnsOf(row);
  return Object.keys(columns).length * 10 - missingColumns(columns).length;
}
