export const texts = {
  save: 'Lưu để dùng ngoại tuyến',
  again: 'Lưu lại bản mới nhất',
  hint: 'Vé với mã QR, bài đọc, tài liệu và giấy chứng nhận mở được khi không có mạng; video cần có mạng. Đăng xuất sẽ xoá mọi thứ đã lưu.',
  saving: (done: number, total: number) =>
    total === 0 ? 'Đang xem có gì để lưu…' : `Đang lưu ${done} trên ${total} mục…`,
  saved: (count: number, time: string) => `Đã lưu ${count} mục trên thiết bị này lúc ${time}.`,
  savedAt: (time: string) => `Đã lưu trên thiết bị này lúc ${time}.`,
  partly: (missing: number) =>
    `Còn ${missing} mục chưa lưu được. Quý hội viên kiểm tra mạng và dung lượng trống rồi lưu lại.`,
} as const;
