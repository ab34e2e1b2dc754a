import { tables } from '../../platform/tables';

export const ownCertificates = `id in (select certificate_status_id from ${tables.certificateHolders} where user_id = ?)`;

/** Tables that refer to a person by a column other than `user_id`. */
export const extraTables: Readonly<Record<string, string>> = {
  [tables.users]: 'id = ?',
  order_lines: 'order_id in (select id from orders where user_id = ?)',
  order_status_changes: 'order_id in (select id from orders where user_id = ?)',
  certificate_statuses: ownCertificates,
  audit_entries: `member_id = (select document_id from ${tables.users} where id = ?)`,
  ticket_attendees: `email = (select email from ${tables.users} where id = ?)`,
  attendance_scans: `line_id in (select document_id from order_lines where order_id in
    (select id from orders where user_id = ?))`,
  contacts: `email = (select email from ${tables.users} where id = ?)`,
  letters: `recipient = (select email from ${tables.users} where id = ?)`,
};

/** Strapi's links and tokens, which contain nothing about the person beyond the account. */
const hiddenTables = new Set<string>([
  tables.sessions,
  tables.userRoles,
  tables.panelUserRoles,
  'login_challenges',
  'passkey_challenges',
  'recovery_codes',
]);

/** Panel users are not members. */
export function isHiddenTable(name: string): boolean {
  return hiddenTables.has(name) || /^(admin|strapi)_|_lnk$/.test(name);
}

/** Secrets, row ids, and columns maintained by Strapi and search. */
export function isHiddenColumn(name: string): boolean {
  return (
    /password|token|secret|digest|nonce|hash|idempotency/.test(name) ||
    /^(id|user_id|order_id|line_id|scanned_by|cancelled_by|bank_transaction_id|locale|search_text|sort_title|device_id|credential_id|public_key|counter|transports)$/.test(
      name,
    ) ||
    /^(created_by_id|updated_by_id|published_at|last_step|refused_step|staff_note|actor_(id|name|session|network)|member_id)$/.test(
      name,
    )
  );
}

/** In display order; any other table follows under its own name. */
export const tableTitles: Readonly<Record<string, string>> = {
  [tables.users]: 'Tài khoản',
  consents: 'Sự đồng ý',
  orders: 'Đơn hàng',
  order_lines: 'Sản phẩm trong đơn hàng',
  order_status_changes: 'Trạng thái đơn hàng',
  renew_requests: 'Yêu cầu hội viên',
  refunds: 'Khoản hoàn tiền',
  membership_terms: 'Thời hạn hội viên',
  certificate_statuses: 'Chứng chỉ',
  course_progress: 'Tiến độ khoá học',
  lesson_progress: 'Bài đã học',
  lesson_openings: 'Bài đã mở',
  quiz_attempts: 'Lượt làm câu hỏi',
  instructor_questions: 'Câu hỏi gửi giảng viên',
  study_clocks: 'Lần học gần nhất',
  ticket_attendees: 'Vé đứng tên Quý khách',
  attendance_scans: 'Lượt quét vé tại cửa',
  attendance_certificates: 'Giấy chứng nhận tham dự',
  cpe_entries: 'Giờ CPE',
  cpe_evidence: 'Minh chứng giờ CPE',
  cpe_practice: 'Chứng chỉ đang hành nghề',
  waiting_entries: 'Danh sách chờ',
  discount_uses: 'Mã giảm giá đã dùng',
  notifications: 'Thông báo',
  letters: 'Thư Viện đã gửi',
  contacts: 'Tin nhắn Quý khách đã gửi',
  reminders: 'Thư nhắc',
  user_batch_rows: 'Lượt xử lý hàng loạt',
  login_sessions: 'Thiết bị đang đăng nhập',
  email_changes: 'Đổi email',
  second_factors: 'Xác thực hai lớp',
  passkeys: 'Khoá truy cập',
  audit_entries: 'Thao tác của nhân viên',
  account_deletions: 'Yêu cầu xoá tài khoản',
};
