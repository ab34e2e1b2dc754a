export const texts = {
  schedule: {
    title: 'Hẹn giờ',
    zone: 'Theo giờ Việt Nam.',
    publish: 'Đăng lúc',
    unpublish: 'Gỡ lúc',
    time: 'Giờ',
    clear: 'Bỏ',
    save: 'Lưu lịch hẹn',
    saved: 'Đã lưu lịch hẹn',
    saveFirst: 'Lưu bản nháp để hẹn giờ.',
    failed: 'Lần hẹn trước không thành:',
  },
  versions: {
    title: 'Các phiên bản',
    none: 'Chưa có phiên bản nào.',
    now: 'Hiện tại',
    restore: 'Khôi phục',
    confirmTitle: 'Khôi phục phiên bản này?',
    confirm:
      'Bản nháp sẽ được thay bằng nội dung của phiên bản đã chọn. Trang công khai giữ nguyên cho tới khi được đăng lại.',
    cancel: 'Huỷ',
    done: 'Đã khôi phục phiên bản',
    events: { found: 'Trước khi sửa lần đầu', saved: 'Đã lưu', published: 'Đã đăng' },
  },
  preview: {
    title: 'Xem trước bên cạnh',
    open: 'Mở bên cạnh biểu mẫu',
    close: 'Đóng bản xem trước',
    frame: 'Bản xem trước',
    hint: 'Theo bản nháp đã lưu. Bấm vào một phần của bản xem trước để sửa phần đó.',
  },
} as const;
