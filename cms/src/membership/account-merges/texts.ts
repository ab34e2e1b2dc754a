export const mergeTexts = {
  same: 'Hai tài khoản phải khác nhau.',
  differ:
    'Hai tài khoản này không có email hoặc tên đăng nhập trùng nhau, nên không gộp được. Vui lòng tải lại danh sách.',
  staff:
    'Không gộp được tài khoản của nhân viên. Vui lòng thu quyền nhân viên trước, nếu đây là tài khoản của hội viên.',
  remainingBlocked: 'Tài khoản giữ lại đang bị khoá. Vui lòng mở khoá trước khi gộp.',
  deletionRequested:
    'Một trong hai tài khoản đang chờ xoá theo yêu cầu của chủ tài khoản. Vui lòng liên hệ để chủ tài khoản giữ lại tài khoản trước khi gộp.',
  termsOverlap:
    'Cả hai tài khoản đều là hội viên trong cùng những ngày sắp tới. Vui lòng kết thúc một trong hai thời hạn ở trang của tài khoản trước khi gộp.',
  changeAwaits:
    'Một yêu cầu đổi loại hội viên đang chờ thanh toán. Vui lòng chờ thanh toán hoặc huỷ yêu cầu trước khi gộp.',
  tooManySeats:
    'Sau khi gộp, tổ chức dùng nhiều chỗ hội viên hơn số đã mua. Vui lòng thu lại bớt chỗ trước khi gộp.',
  twoOffers:
    'Cả hai tài khoản đang được mời mua cùng một chỗ từ danh sách chờ. Vui lòng chờ một lời mời kết thúc trước khi gộp.',
  /** Displayed with the certificate, and with the term. */
  merged: 'Gộp hai tài khoản của cùng một người',
  closed: 'Tài khoản đã gộp',
};
