export const statusNames = {
  pending_payment: 'Chờ thanh toán',
  paid: 'Đã thanh toán',
  completed: 'Hoàn tất',
  cancelled: 'Đã huỷ',
  refunded: 'Đã hoàn tiền',
} as const;

export const itemKindNames = {
  course: 'Khoá học',
  document: 'Tài liệu',
  seminar: 'Hội thảo',
} as const;

export const courseFormatNames = {
  online: 'Trực tuyến',
  classroom: 'Tại lớp',
  hybrid: 'Kết hợp',
  'self-paced': 'Tự học',
} as const;

export const seminarFormatNames = {
  online: 'Trực tuyến',
  classroom: 'Trực tiếp',
  hybrid: 'Trực tiếp và trực tuyến',
} as const;

/** In the order of a select. */
export const cityNames = {
  'ha-noi': 'Hà Nội',
  'ho-chi-minh': 'TP. Hồ Chí Minh',
  'da-nang': 'Đà Nẵng',
  'hai-phong': 'Hải Phòng',
  'can-tho': 'Cần Thơ',
  hue: 'Huế',
  other: 'Tỉnh khác',
} as const;

export const courseLevelNames = {
  foundation: 'Cơ bản',
  intermediate: 'Trung cấp',
  advanced: 'Nâng cao',
} as const;

export const cpePartNames = {
  general: 'Chuyên môn',
  ethics: 'Đạo đức nghề nghiệp',
  risk: 'Quản trị rủi ro',
  technology: 'Công nghệ',
} as const;

export const certificateStateNames = {
  active: 'Hiệu lực',
  inactive: 'Không hoạt động',
  grace: 'Ân hạn',
  revoked: 'Thu hồi',
} as const;

/** In the order of the options in a select. */
export const certificationNames = {
  CIA: 'CIA',
  CRMA: 'CRMA',
  IAP: 'IAP',
  CCSA: 'CCSA',
  CFSA: 'CFSA',
  CGAP: 'CGAP',
} as const;

export const memberTypeNames = {
  individual: 'Cá nhân',
  student: 'Sinh viên',
  corporate: 'Tổ chức',
  none: 'Chưa là hội viên',
} as const;

/** From placing an order to its payment. */
export const paymentTimeNames = {
  within_hour: 'Trong 1 giờ',
  within_day: 'Từ 1 đến 24 giờ',
  within_three_days: 'Từ 24 đến 72 giờ',
  later: 'Sau 72 giờ',
  waiting: 'Chưa thanh toán',
  never: 'Đã huỷ, không thanh toán',
} as const;

/** What staff did, by `AuditAction`. */
export const auditActionNames = {
  record_created: 'Thêm bản ghi',
  record_updated: 'Sửa bản ghi',
  record_deleted: 'Xoá bản ghi',
  status_changed: 'Đổi trạng thái',
  account_blocked: 'Khoá tài khoản',
  account_unblocked: 'Mở khoá tài khoản',
  accounts_merged: 'Gộp tài khoản',
  staff_made: 'Trao quyền nhân viên',
  staff_removed: 'Thu quyền nhân viên',
  sessions_ended: 'Kết thúc phiên đăng nhập',
  second_factor_set: 'Thiết lập xác thực hai lớp',
  second_factor_replaced: 'Đổi ứng dụng xác thực',
  second_factor_reset: 'Đặt lại xác thực hai lớp',
  passkey_added: 'Thêm khoá truy cập',
  passkey_removed: 'Xoá khoá truy cập',
  term_added: 'Thêm thời hạn hội viên',
  term_ended: 'Kết thúc sớm thời hạn hội viên',
  transfer_assigned: 'Gán giao dịch cho đơn',
  transfer_returned: 'Đưa giao dịch vào danh sách hoàn tiền',
  transfer_merged: 'Ghi nhận giao dịch được báo hai lần',
  reversal_closed: 'Xử lý bút toán đảo',
  refund_sent: 'Ghi nhận đã hoàn tiền',
  statement_reconciled: 'Đối soát sao kê',
  scan_added: 'Ghi bổ sung lượt quét vé',
  scan_cancelled: 'Huỷ lượt quét vé',
  reminders_sent: 'Gửi lời nhắc',
  batch_run: 'Xử lý hàng loạt',
  exported: 'Xuất dữ liệu',
  imported: 'Nhập từ tệp',
} as const;

export const emailStateNames = {
  waiting: 'Chờ gửi',
  sending: 'Đang gửi',
  sent: 'Đã gửi',
  failed: 'Không gửi được',
  expired: 'Hết hạn',
} as const;
