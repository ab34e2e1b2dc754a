import type { BatchAction, BatchOutcome, BatchReason, BatchState } from '@/data/generated/types';

/** Texts for batches of accounts. */
export const batchTexts = {
  actions: {
    remind_membership: 'Nhắc gia hạn hội viên',
    remind_unpaid: 'Nhắc thanh toán đơn hàng',
    block: 'Khoá tài khoản',
    unblock: 'Mở khoá tài khoản',
  } satisfies Record<BatchAction, string>,
  states: {
    draft: 'Chưa chạy',
    running: 'Đang chạy',
    done: 'Đã xong',
    stopped: 'Đã dừng',
  } satisfies Record<BatchState, string>,
  outcomes: {
    ready: 'Chờ xử lý',
    done: 'Đã xong',
    left_out: 'Bỏ qua',
    failed: 'Lỗi',
  } satisfies Record<BatchOutcome, string>,
  reasons: {
    own: 'tài khoản của chính Quý khách',
    staff: 'tài khoản của nhân viên: khoá từng người ở trang của người đó',
    blocked: 'tài khoản đang bị khoá',
    open: 'tài khoản không bị khoá',
    deleted: 'tài khoản đã xoá theo yêu cầu',
    no_membership: 'chưa là hội viên',
    expires_late: 'còn hạn trên 90 ngày',
    no_unpaid_order: 'không có đơn chờ thanh toán',
    reminded: 'hôm nay đã được nhắc',
    not_staff: 'người chạy không còn quyền nhân viên',
    error: 'máy chủ gặp lỗi, đã ghi lại để xem xét',
  } satisfies Record<BatchReason, string>,
} as const;
