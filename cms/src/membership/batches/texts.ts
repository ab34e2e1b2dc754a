export const batchTexts = {
  notFound: 'Không tìm thấy lượt xử lý này.',
  nobody: 'Không có thành viên nào khớp bộ lọc.',
  stale: 'Danh sách này đã chuẩn bị hơn một ngày. Vui lòng chuẩn bị lại.',
};
