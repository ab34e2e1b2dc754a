/** What a calendar calls its events. */
export interface CalendarCopy {
  title: (month: string) => string;
  count: (count: number) => string;
  none: string;
  noneAdvice: string;
  /** Leads from an empty month to the list. */
  toList: string;
}

export const texts = {
  tab: 'Lịch',
  list: 'Danh sách',
  views: 'Cách xem',
  months: 'Chuyển tháng',
  previous: 'Tháng trước',
  next: 'Tháng sau',
  present: 'Tháng này',
  weekdays: ['Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy', 'Chủ nhật'],
  weekdaysShort: ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'],
  keys: 'Dùng các phím mũi tên để đi giữa các ngày, Page Up và Page Down để đổi tháng, Enter để mở mục của ngày.',
  seminar: {
    title: (month) => `Lịch hội thảo ${month.toLowerCase()}`,
    count: (count) => `${count} hội thảo`,
    none: 'Tháng này chưa có hội thảo',
    noneAdvice: 'Quý khách có thể xem tháng khác, hoặc danh sách các hội thảo sắp diễn ra.',
    toList: 'Xem hội thảo sắp diễn ra',
  } satisfies CalendarCopy,
  course: {
    title: (month) => `Lịch khai giảng ${month.toLowerCase()}`,
    count: (count) => `${count} khoá học`,
    none: 'Tháng này chưa có khoá học khai giảng',
    noneAdvice:
      'Quý khách có thể xem tháng khác, hoặc danh sách khoá học, gồm cả các khoá tự chọn lịch.',
    toList: 'Xem danh sách khoá học',
  } satisfies CalendarCopy,
  subscribe: 'Thêm mọi hội thảo sắp tới vào lịch của Quý khách (.ics)',
} as const;
