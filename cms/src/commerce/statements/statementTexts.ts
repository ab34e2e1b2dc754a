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

/** Displayed to staff beside the file they chose. */
export const statementTexts = {
  columnsMissing: (missing: readonly Column[]) =>
    `Không tìm thấy cột: ${missing.map((column) => columnNames[column]).join('; ')}. Vui lòng giữ nguyên dòng tiêu đề của ngân hàng.`,
  noLines: 'Sao kê không có dòng nào có ngày giao dịch.',
  badDate: (row: number, text: string) =>
    `Dòng ${row}: không đọc được ngày “${text}”. Vui lòng sửa thành dạng 24/11/2026.`,
  futureDate: (row: number, text: string) =>
    `Dòng ${row}: ngày “${text}” chưa tới. Vui lòng xem lại ngày và tháng.`,
  swappedDate: (row: number, text: string) =>
    `Dòng ${row}: Excel có thể đã đổi chỗ ngày và tháng của “${text}”. Vui lòng tải lại sao kê gốc của ngân hàng.`,
  badAmount: (row: number, text: string) =>
    `Dòng ${row}: không đọc được số tiền “${text}”. Vui lòng ghi số đồng tròn, ví dụ 1.500.000.`,
  bothAmounts: (row: number) =>
    `Dòng ${row}: có cả tiền vào lẫn tiền ra. Vui lòng xoá số không đúng.`,
  badSign: (row: number, text: string) =>
    text === ''
      ? `Dòng ${row}: không có dấu tiền vào hay tiền ra. Vui lòng ghi “+” hoặc “-”.`
      : `Dòng ${row}: không rõ “${text}” là tiền vào hay tiền ra. Vui lòng ghi “+” hoặc “-”.`,
  badLines: (count: number) => `Có ${count} dòng chưa đọc được.`,
  dayOrderUnknown: (text: string) =>
    `Chưa rõ “${text}” viết ngày trước hay tháng trước. Vui lòng chọn ở ô “Cách viết ngày”.`,
  stateInvalid: 'Trạng thái của bút toán đảo không hợp lệ.',
  reversalNotFound: 'Không tìm thấy bút toán đảo.',
  reversalClosed: 'Bút toán đảo này đã được xử lý trước đó.',
};
