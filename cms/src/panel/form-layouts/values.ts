import {
  auditActionNames,
  certificateStateNames,
  certificationNames,
  courseFormatNames,
  courseLevelNames,
  cpePartNames,
  emailStateNames,
  itemKindNames,
  memberTypeNames,
  statusNames,
} from '@iia/shared/names';

/** Labels by value, one record per enumeration, since a value may read differently in another. */
const enumerations: readonly Readonly<Record<string, string>>[] = [
  courseFormatNames,
  courseLevelNames,
  {
    department: 'Phòng ban chức năng',
    board: 'Hội đồng quản trị',
    'founding-council': 'Hội đồng sáng lập',
  },
  certificationNames,
  certificateStateNames,
  emailStateNames,
  {
    waiting: 'Đang chờ',
    offered: 'Đang được giữ chỗ',
    ordered: 'Đã đặt hàng',
    lapsed: 'Hết hạn giữ chỗ',
    left: 'Đã rời danh sách',
    closed: 'Đã đóng',
  },
  {
    late: 'Chuyển muộn',
    double: 'Chuyển hai lần',
    excess: 'Chuyển thừa',
    cancelled: 'Đơn đã huỷ',
    refunded: 'Đơn đã hoàn tiền',
    unmatched: 'Không khớp đơn nào',
  },
  { owed: 'Cần hoàn', sent: 'Đã hoàn' },
  {
    bank: 'Ngân hàng',
    sepay: 'Cổng SePay (thông báo)',
    payos: 'Cổng payOS (thông báo)',
    casso: 'Cổng Casso (thông báo)',
    statement: 'Sao kê',
  },
  { confirmed: 'Đã khớp', needs_review: 'Cần xem', handled: 'Đã xử lý' },
  {
    unknown_purpose: 'Không rõ nội dung chuyển khoản',
    refused: 'Yêu cầu không còn nhận thanh toán',
    partial: 'Chuyển thiếu',
    excess: 'Chuyển thừa',
    double: 'Chuyển hai lần',
    late: 'Chuyển muộn',
    revived: 'Chuyển muộn, đơn được khôi phục',
    returned: 'Đã đưa vào danh sách hoàn tiền',
    repeated_id: 'Trùng mã giao dịch, khác số tiền hoặc nội dung',
    possible_duplicate: 'Có thể đã được báo trước',
    wrong_amount: 'Sai số tiền',
    already_paid: 'Đơn đã thanh toán',
    cancelled: 'Đơn đã huỷ',
    account_gone: 'Tài khoản không còn',
  },
  auditActionNames,
  { staff: 'Trên trang', panel: 'Trong trang quản trị' },
  { percent: 'Theo phần trăm', amount: 'Số tiền cố định' },
  memberTypeNames,
  statusNames,
  {
    payment: 'Khi thanh toán',
    afterTerm: 'Nối tiếp thời hạn hiện tại',
    grace: 'Nối tiếp, trong ân hạn',
    change: 'Đổi loại, khi thanh toán',
  },
  { request: 'Yêu cầu đã thanh toán', staff: 'Nhân viên', carried: 'Có từ trước' },
  { buyer: 'Người mua', staff: 'Nhân viên', system: 'Hệ thống' },
  { person: 'Cá nhân', company: 'Công ty' },
  {
    single: 'Chọn một',
    multiple: 'Chọn nhiều',
    order: 'Sắp xếp theo thứ tự',
    number: 'Điền số',
  },
  itemKindNames,
  cpePartNames,
];

/** Labels for an enumeration's values; an unknown value is its own label. */
export function valueLabels(values: readonly string[]): Readonly<Record<string, string>> {
  const known = enumerations.find((texts) => values.every((value) => value in texts));
  return known ?? Object.fromEntries(values.map((value) => [value, value]));
}
