import type { Column } from './columns';

const columnNames: Record<Column, string> = {
  date: 'ngày giao dịch',
  credit: 'số tiền ghi có (hoặc số tiền)',
  debit: 'số tiền ghi nợ',
  amount: 'số tiền',
  sign: 'tăng hay giảm',
  description: 'nội dung (diễn giải, mô tả)',
  reference: 'số tham chiếu',
};

/** Shown to staff beside the file they chose. */
export const statementTexts = {
  columnsMissing: (missing: readonly Column[]) =>
    `Không tìm thấy cột: ${missing.map((column) => columnNames[column]).join('; ')}. Vui lòng giữ nguyên dòng tiêu đề của ngân hàng.`,
  noLines: 'Sao kê không có dòng nào có ngày giao dịch.',
  badDate: (row: number, text: string) => `Dòng ${row}: không đọc được ngày “${text}”.`,
  futureDate: (row: number, text: string) => `Dòng ${row}: ngày “${text}” chưa tới.`,
  badAmount: (row: number, text: string) => `Dòng ${row}: không đọc được số tiền “${text}”.`,
};
