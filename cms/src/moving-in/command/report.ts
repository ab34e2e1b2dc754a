import type { ImportOutcome, ImportRow } from '../../generated/types';
import type { MoveKind } from './kinds';

export interface FileReport {
  kind: MoveKind;
  /** The file. */
  name: string;
  rows: readonly ImportRow[];
  remarks: readonly string[];
  /** Why the whole file was refused. */
  refusal: { message: string; line: number | null } | null;
}

const kindNames: Readonly<Record<MoveKind, string>> = {
  members: 'Thành viên',
  certificates: 'Chứng chỉ',
  content: 'Nội dung',
  orders: 'Đơn hàng',
  wordpress: 'Bài viết WordPress',
  redirects: 'Chuyển hướng',
};

/** Of the notes about accepted records; refusals are all listed. */
const NOTES_LISTED = 200;

export function countsOf(rows: readonly ImportRow[]): Record<ImportOutcome, number> {
  const counts = { added: 0, changed: 0, unchanged: 0, bad: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}

/** The report for the operator: each problem with file and line, then the counts of each file. */
export function reportLines(reports: readonly FileReport[]): string[] {
  return reports.flatMap((report) => [...linesOf(report), summaryOf(report), '']);
}

function linesOf({ name, rows, remarks, refusal }: FileReport): string[] {
  if (refusal) return [`${at(name, refusal.line)} TỪ CHỐI CẢ TỆP: ${refusal.message}`];
  const refused = rows.filter(({ outcome }) => outcome === 'bad');
  const noted = rows
    .filter(({ outcome }) => outcome !== 'bad')
    .flatMap((row) => noteLines(name, row, 'lưu ý'));
  const more = noted.length - NOTES_LISTED;
  return [
    ...refused.flatMap((row) => noteLines(name, row, 'TỪ CHỐI')),
    ...noted.slice(0, NOTES_LISTED),
    ...(more > 0 ? [`${name}: và ${more} lưu ý nữa.`] : []),
    ...remarks.map((remark) => `${name}: ${remark}`),
  ];
}

const noteLines = (name: string, { row, subject, notes }: ImportRow, word: string): string[] =>
  notes.map(({ column, message }) => `${at(name, row)} ${word} ${subject}: ${column}: ${message}`);

const at = (name: string, line: number | null): string =>
  line === null ? `${name}:` : `${name}:${line}:`;

function summaryOf({ kind, name, rows }: FileReport): string {
  const { added, unchanged, changed, bad } = countsOf(rows);
  return `${kindNames[kind]} (${name}): mới ${added}, giữ nguyên ${unchanged}, thay đổi ${changed}, từ chối ${bad}.`;
}
