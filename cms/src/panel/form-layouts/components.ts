import type { Form } from './Form';

const steps = (list: string, label: string): Form => ({
  title: 'heading',
  groups: { Phần: ['heading', list] },
  texts: { [list]: label },
});

export const componentForms: Readonly<Record<string, Form>> = {
  'cpe.required-part': {
    title: 'part',
    groups: { Nhóm: ['part hours'] },
    texts: {
      part: 'Nhóm nội dung',
      hours: 'Số giờ',
    },
  },
  'company.bank-account': {
    title: 'bankName',
    groups: { 'Tài khoản': ['bankName bankBin', 'accountNumber accountName'] },
    texts: {
      bankName: 'Ngân hàng',
      bankBin: ['Mã BIN', 'Sáu chữ số, dùng cho mã VietQR.'],
      accountNumber: 'Số tài khoản',
      accountName: 'Chủ tài khoản',
    },
  },
  'company.social': {
    title: 'name',
    groups: { 'Mạng xã hội': ['name url'] },
    texts: { url: 'Địa chỉ' },
  },
  'course.lesson': {
    title: 'title',
    groups: { 'Bài học': ['title', 'body', 'videoUrl minutes', 'captions', 'key'] },
    texts: {
      videoUrl: 'Địa chỉ video',
      captions: [
        'Phụ đề',
        'Của video là tệp riêng (.mp4, .webm), dạng WebVTT, bắt đầu bằng WEBVTT. YouTube và Vimeo có phụ đề của họ.',
      ],
      minutes: 'Số phút',
      key: [
        'Khoá',
        'Để trống khi thêm bài. Giữ nguyên sau đó: tiến độ của học viên gắn với khoá này.',
      ],
    },
  },
  'course.outline-part': {
    title: 'title',
    groups: { Phần: ['title', 'detail'] },
    texts: { detail: 'Chi tiết' },
  },
  'discount.quantity-tier': {
    title: 'minQuantity',
    groups: { Bậc: ['minQuantity percent'] },
    texts: { minQuantity: 'Từ số lượng', percent: 'Giảm (%)' },
  },
  'home.figure': {
    title: 'label',
    groups: { 'Con số': ['value label'] },
    texts: { value: 'Con số', label: 'Là gì' },
  },
  'home.hero': {
    title: 'title',
    groups: { 'Mở đầu': ['title', 'lead', 'label url', 'image'] },
    texts: { lead: 'Lời dẫn', label: 'Chữ trên nút', image: 'Hình' },
  },
  'home.highlight': {
    title: 'title',
    groups: { 'Điểm nổi bật': ['title', 'detail', 'icon url'] },
    texts: { detail: 'Chi tiết' },
  },
  'home.testimonial': {
    title: 'name',
    groups: { 'Lời hội viên': ['quote', 'name role', 'photo', 'consentOn'] },
    texts: {
      quote: ['Lời nói', 'Nguyên văn, không kèm dấu ngoặc kép.'],
      name: 'Họ và tên',
      role: ['Chức danh', 'Ví dụ: Trưởng kiểm toán nội bộ.'],
      photo: 'Ảnh',
      consentOn: [
        'Ngày đồng ý',
        'Ngày người này đồng ý cho đăng tên, chức danh và lời nói. Không hiện trên trang.',
      ],
    },
  },
  'sections.call-to-action': {
    title: 'heading',
    groups: { 'Lời mời': ['heading', 'text', 'label url'] },
    texts: { text: 'Lời dẫn', label: 'Chữ trên nút' },
  },
  'sections.download': {
    title: 'title',
    groups: { Tệp: ['title', 'file'] },
    texts: { file: 'Tệp' },
  },
  'sections.downloads': steps('downloads', 'Các tệp'),
  'sections.faq': steps('entries', 'Các câu hỏi'),
  'sections.faq-entry': {
    title: 'question',
    groups: { 'Câu hỏi': ['question', 'answer'] },
    texts: { question: 'Câu hỏi', answer: 'Trả lời' },
  },
  'sections.step': {
    title: 'title',
    groups: { Bước: ['title', 'detail'] },
    texts: { detail: 'Chi tiết' },
  },
  'sections.steps': steps('steps', 'Các bước'),
  'sections.table': {
    title: 'heading',
    groups: { Bảng: ['heading', 'caption', 'columns', 'rows'] },
    texts: {
      caption: ['Tên bảng', 'Được đọc cho người khiếm thị.'],
      columns: ['Các cột', 'Tên các cột cách nhau bằng dấu |.'],
      rows: ['Các hàng', 'Mỗi hàng một dòng, các ô cách nhau bằng dấu |.'],
    },
  },
  'sections.text': { title: 'heading', groups: { 'Đoạn văn': ['heading', 'body'] }, texts: {} },
  'seminar.order-option': {
    title: 'name',
    groups: {
      'Lựa chọn': ['name key', 'price capacity'],
      'Nơi và giờ tham dự': ['venue room', 'mapUrl meetingUrl', 'startAt endAt', 'agenda'],
    },
    texts: {
      venue: [
        'Địa điểm',
        'Để trống thì theo hội thảo, cả phòng họp trực tuyến. Lựa chọn trực tuyến ghi “Trực tuyến”.',
      ],
      room: ['Phòng', 'Ví dụ: Hội trường A, tầng 3.'],
      mapUrl: ['Đường dẫn bản đồ', 'Bắt đầu bằng https://.'],
      meetingUrl: [
        'Đường dẫn phòng họp trực tuyến',
        'Chỉ người đã mua lựa chọn này xem được. Có địa điểm mà để trống thì người mua không có phòng trực tuyến.',
      ],
      startAt: [
        'Bắt đầu lúc',
        'Để trống thì theo hội thảo. Phải nằm trong thời gian của hội thảo.',
      ],
      endAt: ['Kết thúc lúc', 'Để trống thì theo hội thảo.'],
      agenda: ['Chương trình', 'Mỗi mục một dòng, ví dụ: 08:30 – Khai mạc.'],
      key: ['Khoá', 'Chữ thường, số, gạch ngang. Giữ nguyên khi đã có người đặt.'],
      price: ['Giá (đồng)', 'Để trống thì theo giá của hội thảo.'],
    },
  },
  'seminar.order-option-group': {
    title: 'name',
    groups: { Nhóm: ['name key', 'options'] },
    texts: {
      key: ['Khoá', 'Chữ thường, số, gạch ngang. Giữ nguyên khi đã có người đặt.'],
      options: 'Các lựa chọn',
    },
  },
  'shared.person': {
    title: 'name',
    groups: { Người: ['name title', 'biography', 'photo'] },
    texts: { name: 'Họ và tên', title: 'Chức danh', biography: 'Tiểu sử', photo: 'Ảnh' },
  },
  'shared.seo': {
    title: 'title',
    groups: { 'Cho máy tìm kiếm': ['title', 'description'] },
    texts: { title: 'Tiêu đề', description: 'Mô tả' },
  },
};
