/** Texts for purchased items. */
export const texts = {
  download: 'Tải về',
  downloadOf: (title: string) => `Tải về: ${title}`,
  preparing: 'Đang lấy liên kết…',
  started: 'Tệp đang được tải về.',
  owned: {
    course: 'Quý khách đã có khoá học này.',
    document: 'Quý khách đã có tài liệu này.',
  },
  ownedShort: 'Đã mua',
  learn: 'Vào học',
  documents: 'Tài liệu của tôi',
  pending: 'Quý khách đã đặt sản phẩm này, đơn hàng đang chờ thanh toán.',
  pendingShort: 'Chờ thanh toán',
  order: 'Xem đơn hàng',
  more: 'Đặt thêm chỗ cho người khác',
} as const;
