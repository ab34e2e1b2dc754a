export const texts = {
  title: 'Xem trước',
  notice: 'Bản xem trước: nội dung này có thể chưa được đăng.',
  noToken:
    'Trang này chỉ mở được từ trang quản trị, bằng nút “Xem trước”. Quý khách vui lòng mở lại từ đó.',
  edit: {
    fields: 'Các phần sửa được trong biểu mẫu bên cạnh',
    field: (label: string) => `Sửa ${label}`,
  },
} as const;
