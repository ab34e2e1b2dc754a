export const texts = {
  caption: 'Phần hội viên được giảm ở từng khoá học, so với phí hội viên một năm',
  course: 'Khoá học',
  list: 'Giá niêm yết',
  member: 'Giá hội viên',
  difference: 'Được giảm',
  prices: (list: string, member: string) => `${list}, hội viên ${member}`,
  total: 'Tổng được giảm',
  fee: 'Phí hội viên cá nhân một năm',
  net: 'Còn lợi ngay năm đầu',
} as const;
