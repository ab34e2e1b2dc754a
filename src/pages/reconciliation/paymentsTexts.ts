import type { RefundReason, TransferProvider } from '@/data/generated/types';

export const texts = {
  providers: {
    bank: 'Ngân hàng',
    sepay: 'SePay',
    payos: 'payOS',
    casso: 'Casso',
    statement: 'Sao kê',
  } satisfies Record<TransferProvider, string>,
  reasons: {
    late: 'Đến sau khi đơn đã huỷ',
    double: 'Chuyển hai lần',
    excess: 'Chuyển thừa',
    cancelled: 'Đơn huỷ khi mới trả một phần',
    refunded: 'Đơn được hoàn tiền',
    unmatched: 'Không rõ nội dung',
  } satisfies Record<RefundReason, string>,
} as const;
