import { MAX_COMPARED } from './compareSearch';

export const texts = {
  title: 'So sánh khoá học',
  chosen: (count: number) => `Đã chọn ${count}/${MAX_COMPARED} khoá học để so sánh`,
  open: 'Xem bảng so sánh',
  clear: 'Bỏ chọn tất cả',
  back: 'Về danh sách khoá học',
  description: 'So sánh học phí, thời lượng, giờ CPE, lịch học và số chỗ của các khoá học.',
  lead: 'Giá, giờ học và lịch của các khoá đã chọn, cạnh nhau.',
  table: 'Bảng so sánh khoá học',
  scroll: 'Bảng so sánh, cuộn ngang được',
  feature: 'Nội dung so sánh',
  remove: (title: string) => `Bỏ ${title} khỏi bảng so sánh`,
  missing: 'Khoá học này không còn trên trang.',
  city: 'Nơi học',
  noCity: 'Không yêu cầu đến lớp',
  seats: 'Tình trạng chỗ',
  next: 'Bước tiếp theo',
  order: 'Xem và đăng ký',
  wait: 'Vào danh sách chờ',
  view: 'Xem khoá học',
} as const;
