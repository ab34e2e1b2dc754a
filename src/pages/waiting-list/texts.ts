export const texts = {
  title: 'Danh sách chờ',
  description: 'Các khoá học và hội thảo Quý khách đang chờ chỗ.',
  lead: 'Khi có chỗ trống, Viện giữ chỗ cho từng người theo thứ tự, mỗi lần 24 giờ, và báo qua email.',
  loading: 'Đang tải danh sách chờ…',
  caption: 'Các danh sách chờ của Quý khách, chỗ đang được giữ ở trên cùng',
  columns: {
    title: 'Khoá học, hội thảo',
    joined: 'Vào danh sách',
    state: 'Tình trạng',
    actions: 'Việc cần làm',
  },
  joinedOn: 'Vào danh sách ngày',
  offered: 'Đã có chỗ',
  until: (moment: string) => `Giữ chỗ đến ${moment}`,
  position: (position: number) =>
    position === 1 ? 'Đứng đầu danh sách' : `Vị trí thứ ${position}`,
  lapsed: 'Chỗ đã hết hạn giữ',
  leave: {
    action: 'Rời danh sách',
    giveBack: 'Trả lại chỗ',
    of: (action: string, title: string) => `${action}: ${title}`,
    title: 'Rời danh sách chờ?',
    waiting: (title: string) =>
      `Quý khách sẽ mất vị trí trong danh sách chờ của “${title}”. Vào lại thì đứng ở cuối danh sách.`,
    offered: (title: string) =>
      `Chỗ của “${title}” đang giữ cho Quý khách sẽ được chuyển cho người tiếp theo.`,
    done: 'Quý khách đã rời danh sách chờ.',
  },
  empty: {
    title: 'Quý khách không ở danh sách chờ nào',
    body: 'Khoá học và hội thảo đã hết chỗ có nút “Vào danh sách chờ” ở trang giới thiệu.',
    courses: 'Xem khoá học',
    seminars: 'Xem hội thảo',
  },
} as const;
