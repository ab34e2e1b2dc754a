import { expect, it } from 'vitest';
import type { ImportRow } from '../../generated/types';
import { type FileReport, reportLines } from './report';

const row = (line: number, outcome: ImportRow['outcome'], ...messages: string[]): ImportRow => ({
  row: line,
  subject: `ma-${line}`,
  name: 'Nguyễn Thị Lan',
  outcome,
  notes: messages.map((message) => ({ column: 'Email', message })),
});

const report = (fields: Partial<FileReport>): FileReport => ({
  kind: 'members',
  name: 'cu.csv',
  rows: [],
  remarks: [],
  refusal: null,
  ...fields,
});

it('lists refusals first, each with file and line, then notes and counts', () => {
  const rows = [
    row(2, 'added', 'Tạo tài khoản.'),
    row(3, 'bad', 'Sai.', 'Thiếu.'),
    row(4, 'unchanged'),
    row(5, 'changed'),
  ];
  expect(reportLines([report({ rows, remarks: ['Cột thừa.'] })])).toEqual([
    'cu.csv:3: TỪ CHỐI ma-3: Email: Sai.',
    'cu.csv:3: TỪ CHỐI ma-3: Email: Thiếu.',
    'cu.csv:2: lưu ý ma-2: Email: Tạo tài khoản.',
    'cu.csv: Cột thừa.',
    'Thành viên (cu.csv): mới 1, giữ nguyên 1, thay đổi 1, từ chối 1.',
    '',
  ]);
});

it('reports why a whole file was refused, with the line if there is one', () => {
  const refusals = [
    { message: 'Tệp hỏng.', line: 7 },
    { message: 'Thiếu cột.', line: null },
  ];
  const lines = reportLines(refusals.map((refusal) => report({ refusal })));
  expect(lines[0]).toBe('cu.csv:7: TỪ CHỐI CẢ TỆP: Tệp hỏng.');
  expect(lines[3]).toBe('cu.csv: TỪ CHỐI CẢ TỆP: Thiếu cột.');
});

it('lists all refusals, but not thousands of notes', () => {
  const many = Array.from({ length: 500 }, (_, index) => index + 2);
  const noted = reportLines([report({ rows: many.map((line) => row(line, 'added', 'Mới.')) })]);
  expect(noted).toHaveLength(203);
  expect(noted).toContain('cu.csv: và 300 lưu ý nữa.');
  const refused = reportLines([report({ rows: many.map((line) => row(line, 'bad', 'Sai.')) })]);
  expect(refused).toHaveLength(502);
});
