import { type Day, formatDate, startOfDay } from '@iia/shared/dates';

const day = (value: Day) => formatDate(startOfDay(value));

/** Displayed to staff beside the file or its rows. */
export const importTexts = {
  columnsMissing: (labels: readonly string[]) =>
    `Không tìm thấy cột: ${labels.join('; ')}. Vui lòng giữ nguyên dòng tiêu đề của tệp mẫu.`,
  noRows: 'Tệp không có dòng dữ liệu nào dưới dòng tiêu đề.',
  badRows: (count: number) =>
    `Tệp có ${count} dòng chưa đúng, chưa dòng nào được nhập. Vui lòng sửa tệp rồi kiểm tra lại, hoặc chọn nhập các dòng đúng.`,
  changed:
    'Dữ liệu đã thay đổi từ lúc kiểm tra, chưa dòng nào được nhập. Vui lòng kiểm tra lại tệp.',
  listedBefore: (row: number) => `Trùng với dòng ${row}.`,
  termIncomplete: 'Cần đủ loại hội viên, từ ngày và đến ngày, hoặc để trống cả ba.',
  endsBeforeStart: 'Phải từ ngày bắt đầu trở đi.',
  overlaps: (type: string, from: Day, to: Day) =>
    `Trùng ngày với thời hạn đã có: ${type}, ${day(from)} – ${day(to)}.`,
  changeAwaitsPayment: 'Thành viên có yêu cầu đổi loại hội viên đang chờ thanh toán.',
  otherName: (name: string) => `Tài khoản đã có mang tên “${name}”, giữ nguyên.`,
  account: 'Tài khoản',
  newAccount: 'Tạo tài khoản, gửi thư mời đặt mật khẩu.',
  accountWithPassword: 'Tạo tài khoản với mật khẩu cũ.',
  accountWithoutEmail: 'Tạo tài khoản chưa có mật khẩu, không gửi thư.',
  term: 'Thời hạn',
  newTerm: (type: string, from: Day, to: Day) =>
    `Thêm hội viên ${type}, ${day(from)} – ${day(to)}.`,
  registeredHere:
    'Có người đã tự đăng ký tài khoản bằng email này, chưa chắc là chủ của email. Vui lòng xác minh, rồi thêm --existing.',
  noAccount: 'Chưa có tài khoản nào dùng email này.',
  becomes: (before: string, after: string) => `${before || '(trống)'} → ${after}`,
};
