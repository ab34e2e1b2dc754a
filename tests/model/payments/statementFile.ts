import type { History } from './history';
import type { Line, RealTransfer } from './fixture';

export interface StatementFile {
  content: Buffer;
  /** Only where the column of dates cannot show the order by itself. */
  dayOrder?: 'day_first' | 'month_first';
}

interface Entry extends Line {
  isReversal: boolean;
}

const heading = ['Ngày giao dịch', 'Số tham chiếu', 'Số tiền ghi nợ', 'Số tiền ghi có', 'Mô tả'];

/**
 * The statements that staff upload. Each lists all entries of its days, as the bank does, and together they list
 * every transfer.
 */
export function statementFiles(
  { statements }: Pick<History, 'statements'>,
  transfers: readonly RealTransfer[],
): StatementFile[] {
  const entries = entriesOf(transfers);
  const days = [...new Set(entries.map(({ day }) => day))].sort();
  const middle = days[Math.floor((days.length - 1) / 2)] ?? '';
  const early = entries.filter(({ day }) => day <= middle);
  const late = entries.filter(({ day }) => day > middle);
  const files = {
    none: [],
    whole: [entries],
    twice: [entries, [...entries].reverse()],
    parts: [early, late],
    overlapping: [early, entries],
  }[statements.files];
  return files.filter(({ length }) => length > 0).map((file) => written(file, statements));
}

function entriesOf(transfers: readonly RealTransfer[]): Entry[] {
  const entries = transfers.flatMap(({ line, reversal }) => [
    { ...line, isReversal: false },
    ...(reversal ? [{ ...reversal, isReversal: true }] : []),
  ]);
  return entries.sort((one, other) => (one.day < other.day ? -1 : 1));
}

function written(
  entries: readonly Entry[],
  { dates, amounts, minus, isReversedOrder }: History['statements'],
): StatementFile {
  const listed = isReversedOrder ? [...entries].reverse() : entries;
  const rows = listed.map(({ day, amount, description, reference, isReversal }) => {
    const text = {
      plain: String(amount),
      dots: grouped(amount, '.'),
      commas: grouped(amount, ','),
    };
    const sum = text[amounts];
    const negative = { before: `-${sum}`, after: `${sum}-`, brackets: `(${sum})` };
    return [dateOf(day, dates), reference, '', isReversal ? negative[minus] : sum, description];
  });
  const content = Buffer.from([heading, ...rows].map((cells) => cells.join(';')).join('\n'));
  const isShown = dates === 'iso' || entries.some(({ day }) => Number(day.slice(8)) > 12);
  return isShown ? { content } : { content, dayOrder: dates };
}

function dateOf(day: string, dates: History['statements']['dates']): string {
  const [year, month, date] = day.split('-');
  if (dates === 'iso') return day;
  return dates === 'day_first' ? `${date}/${month}/${year}` : `${month}/${date}/${year}`;
}

function grouped(amount: number, mark: string): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, mark);
}
