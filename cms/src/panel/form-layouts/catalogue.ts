import { pageGroup, shownGroup } from './common';
import type { Form } from './Form';

const category: Form = {
  title: 'name',
  list: 'name slug order',
  sort: 'order:ASC',
  groups: { 'Danh mục': ['name slug', 'order'] },
  texts: {},
};

export const catalogueForms: Readonly<Record<string, Form>> = {
  'api::course.course': {
    title: 'title',
    list: 'title category startAt price featured',
    sort: 'startAt:DESC',
    groups: {
      'Nội dung': pageGroup,
      'Phân loại': ['category code', 'format level', 'featured'],
      'Thời gian và chỗ': ['startAt endAt', 'hours cpeHours ethicsHours', 'capacity'],
      'Học phí': ['price memberPrice'],
      'Giảng viên và chương trình': ['instructors', 'outline'],
      'Bài học': ['lessons', 'lessonShare'],
      ...shownGroup,
    },
    texts: {
      code: ['Mã khoá học', 'Ví dụ CIA-P1.'],
      format: 'Hình thức',
      level: 'Trình độ',
      hours: 'Thời lượng (giờ)',
      instructors: 'Giảng viên',
      outline: 'Chương trình',
      lessons: ['Bài học', 'Chỉ học viên đã thanh toán xem được.'],
      lessonShare: [
        'Thời gian học tối thiểu (% thời lượng bài)',
        'Học viên xác nhận học xong một bài sau khi mở bài đủ phần thời lượng này. 0 là không yêu cầu; để trống là 50.',
      ],
    },
  },
  'api::document.document': {
    title: 'title',
    list: 'title category author year price',
    sort: 'title:ASC',
    groups: {
      'Nội dung': pageGroup,
      'Phân loại': ['category author', 'year language pages'],
      'Giá bán': ['price memberPrice'],
      Tệp: ['sampleFile file'],
      ...shownGroup,
    },
    texts: {
      pages: 'Số trang',
      language: 'Ngôn ngữ',
      year: 'Năm xuất bản',
      author: 'Tác giả',
      sampleFile: ['Tệp đọc thử', 'Ai cũng tải được.'],
      file: ['Tệp bán', 'Chỉ người đã mua tải được.'],
    },
  },
  'api::seminar.seminar': {
    title: 'title',
    list: 'title startAt venue price capacity',
    sort: 'startAt:DESC',
    groups: {
      'Nội dung': pageGroup,
      'Thời gian và địa điểm': [
        'startAt endAt',
        'venue',
        'venuePicture',
        'meetingUrl',
        'cpeHours ethicsHours',
        'capacity',
      ],
      'Diễn giả': ['speakers'],
      'Giá và lựa chọn': ['price memberPrice', 'orderByOption', 'orderOptionGroup'],
      ...shownGroup,
    },
    texts: {
      venue: 'Địa điểm',
      venuePicture: ['Ảnh địa điểm', 'Toà nhà hoặc phòng; hiện ở trang hội thảo.'],
      meetingUrl: ['Đường dẫn phòng họp trực tuyến', 'Chỉ người đã thanh toán xem được.'],
      speakers: 'Diễn giả',
      orderByOption: ['Đặt theo lựa chọn', 'Người mua chọn một mục trong các nhóm bên dưới.'],
      orderOptionGroup: 'Nhóm lựa chọn',
    },
  },
  'api::course-category.course-category': category,
  'api::document-category.document-category': category,
  'api::quantity-discount-rule.quantity-discount-rule': {
    title: 'id',
    groups: { 'Chiết khấu theo số lượng': ['tiers', 'appliesTo'] },
    texts: {
      tiers: 'Các bậc',
      appliesTo: 'Áp dụng cho',
    },
  },
};
