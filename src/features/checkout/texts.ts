import { itemKindNames, statusNames } from '@iia/shared/names';
import type { ItemKind, OrderStatus } from '@/data/generated/types';

export const texts = {
  subtotal: 'Tạm tính',
  total: 'Tổng cộng',
  quoteFailed: 'Chưa tính được giá',
  cartUnchanged: 'Giỏ hàng của Quý khách vẫn được giữ nguyên.',
  leftOut: (count: number) => `Chưa gồm ${count} dòng không đặt được.`,
  onlySeats: (seats: number) => (seats > 0 ? `Chỉ còn ${seats} chỗ.` : 'Đã hết chỗ.'),
  unavailable: 'Sản phẩm này hiện không đặt được.',
  statuses: statusNames satisfies Record<OrderStatus, string>,
  kinds: itemKindNames satisfies Record<ItemKind, string>,
  code: {
    terms: 'Điều kiện của mã',
    percent: (percent: number, most: string | null) =>
      most === null ? `Giảm ${percent}%` : `Giảm ${percent}%, nhiều nhất ${most}`,
    amount: (amount: string) => `Giảm ${amount}`,
    atLeast: (amount: string) => `Cho đơn hàng từ ${amount}`,
    kinds: (kinds: string) => `Áp dụng cho ${kinds}`,
    until: (moment: string) => `Có hiệu lực đến ${moment}`,
  },
  payment: {
    title: 'Chuyển khoản ngân hàng',
    amount: 'Số tiền',
    account: 'Số tài khoản',
    holder: 'Chủ tài khoản',
    bank: 'Ngân hàng',
    purpose: 'Nội dung chuyển khoản',
    payBefore: (moment: string) => `Vui lòng chuyển khoản trước ${moment}.`,
    exact: 'Giữ đúng số tiền và nội dung chuyển khoản để khoản tiền được xác nhận nhanh.',
    qrHint: 'Mở ứng dụng ngân hàng và quét mã: số tiền và nội dung được điền sẵn.',
    qrAlternative: (amount: string, account: string, bank: string, purpose: string) =>
      `Mã VietQR chuyển ${amount} tới tài khoản ${account}, ${bank}, nội dung ${purpose}.`,
    copy: (what: string) => `Sao chép ${what.toLocaleLowerCase('vi')}`,
    saveQr: 'Lưu mã QR',
    saveQrOf: (purpose: string) => `Lưu mã QR, nội dung ${purpose}`,
    saveFailed: 'Chưa lưu được mã QR. Quý khách vui lòng chụp màn hình.',
    copyShort: 'Sao chép',
    copied: 'Đã sao chép',
    copyFailed: 'Không sao chép được, vui lòng chép tay.',
  },
} as const;
