export const texts = {
  join: 'Vào danh sách chờ',
  about:
    'Đã hết chỗ. Khi có chỗ trống, Viện giữ chỗ cho từng người theo thứ tự trong danh sách chờ, mỗi lần 24 giờ, và báo qua email.',
  chooseOption: 'Mọi lựa chọn đã hết chỗ. Quý khách chọn một lựa chọn để vào danh sách chờ.',
  joined: (position: number) => `Quý khách đã vào danh sách chờ, ở vị trí thứ ${position}.`,
  position: (position: number) =>
    position === 1
      ? 'Quý khách đứng đầu danh sách chờ.'
      : `Quý khách đang ở vị trí thứ ${position} trong danh sách chờ.`,
  whenFree: 'Khi có chỗ trống, Viện giữ chỗ cho Quý khách trong 24 giờ và báo qua email.',
  toList: 'Xem danh sách chờ',
  offered: (until: string) => `Viện đang giữ cho Quý khách một chỗ đến ${until}.`,
} as const;
