/** What the calendar of the seminars says. */
export const texts = {
  tab: 'Lịch',
  title: (month: string) => `Lịch hội thảo ${month.toLowerCase()}`,
  months: 'Chuyển tháng',
  previous: 'Tháng trước',
  next: 'Tháng sau',
  present: 'Tháng này',
  today: 'hôm nay',
  weekdays: ['Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy', 'Chủ nhật'],
  weekdaysShort: ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'],
  none: 'Tháng này chưa có hội thảo',
  noneAdvice: 'Quý khách có thể xem tháng khác, hoặc danh sách các hội thảo sắp diễn ra.',
  coming: 'Xem hội thảo sắp diễn ra',
  count: (count: number) => `${count} hội thảo`,
  subscribe: 'Thêm mọi hội thảo sắp tới vào lịch của Quý khách (.ics)',
  keys: 'Dùng các phím mũi tên để đi giữa các ngày, Page Up và Page Down để đổi tháng, Enter để mở hội thảo của ngày.',
} as const;
