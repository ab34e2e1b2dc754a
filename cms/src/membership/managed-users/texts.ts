export const managedTexts = {
  notFound: 'Không tìm thấy tài khoản này.',
  own: 'Việc này không làm được với tài khoản của chính mình. Vui lòng nhờ một nhân viên khác.',
  notActing: 'Tài khoản này không còn quyền nhân viên.',
  deleted: 'Tài khoản này đã được xoá hoặc gộp vào tài khoản khác, không mở lại được.',
  blockedAlready: 'Tài khoản này đã bị khoá.',
  openAlready: 'Tài khoản này không bị khoá.',
  staffAlready: 'Tài khoản này đã là của nhân viên.',
  memberAlready: 'Tài khoản này không có quyền nhân viên.',
  blockedStaff: 'Tài khoản đang bị khoá. Vui lòng mở khoá trước khi trao quyền.',
  lastStaff:
    'Đây là nhân viên cuối cùng của Viện. Vui lòng trao quyền nhân viên cho một tài khoản khác trước.',
  noSession: 'Phiên đăng nhập này không còn nữa.',
  noSessions: 'Tài khoản này không có phiên đăng nhập nào.',
};
