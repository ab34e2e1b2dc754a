export const texts = {
  contents: 'Trong trang này',
  share: 'Chia sẻ',
  copyLink: 'Sao chép liên kết',
  copied: 'Đã sao chép liên kết',
  copyFailed: 'Không sao chép được; vui lòng chép từ thanh địa chỉ',
  print: 'In trang',
  tableScrolls: 'Kéo ngang để xem hết bảng.',
} as const;
