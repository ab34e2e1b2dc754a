import { formatDuration } from '@iia/shared/dates';

export const certificateTexts = {
  download: 'Tải giấy chứng nhận',
  downloadOf: (number: string) => `Tải giấy chứng nhận ${number} (PDF)`,
  preparing: 'Đang chuẩn bị tệp…',
} as const;

export const texts = {
  title: 'Khoá học của tôi',
  description: 'Các khoá học, tài liệu và vé tham dự Quý khách đã mua.',
  lead: 'Khoá học, tài liệu và vé tham dự có ngay khi đơn hàng thanh toán xong.',
  tabs: { label: 'Đã mua', courses: 'Khoá học', documents: 'Tài liệu', tickets: 'Vé tham dự' },
  courses: {
    caption: 'Các khoá học đã mua',
    finished: 'Đã hoàn thành',
    finishedCaption: 'Các khoá học đã hoàn thành',
    loading: 'Đang tải khoá học…',
    schedule: 'Lịch học',
    title: 'Khoá học',
    format: 'Hình thức',
    hours: 'Thời lượng',
    cpe: 'Giờ CPE',
    empty: {
      title: 'Chưa có khoá học nào',
      body: 'Khoá học Quý khách đăng ký sẽ hiện ở đây ngay khi đơn hàng được thanh toán.',
      action: 'Xem khoá học',
      orders: 'Xem đơn hàng đang chờ',
    },
  },
  documents: {
    caption: 'Các tài liệu đã mua',
    loading: 'Đang tải tài liệu…',
    year: 'Năm',
    title: 'Tài liệu',
    pages: 'Số trang',
    since: 'Ngày mua',
    file: 'Tệp',
    empty: {
      title: 'Chưa có tài liệu nào',
      body: 'Tài liệu Quý khách đặt mua sẽ tải về được tại đây ngay khi đơn hàng được thanh toán.',
      action: 'Xem tài liệu',
      orders: 'Xem đơn hàng đang chờ',
    },
  },
  course: {
    loadingTitle: 'Khoá học',
    loading: 'Đang tải bài học…',
    notFound: {
      title: 'Không tìm thấy khoá học',
      body: 'Khoá học này không có trong các khoá Quý khách đã mua, hoặc thuộc một tài khoản khác.',
      action: 'Về khoá học của tôi',
    },
    lessons: 'Các bài học',
    begin: 'Vào bài đầu tiên',
    resume: (number: number) => `Học tiếp bài ${number}`,
    noLessons: {
      title: 'Khoá học không có bài học trực tuyến',
      body: 'Quý khách học theo lịch của khoá. Cần hỏi thêm, Quý khách vui lòng liên hệ Viện.',
    },
    facts: 'Thông tin khoá học',
    since: 'Ngày mua',
    publicPage: 'Trang giới thiệu khoá học',
  },
  progress: {
    label: 'Tiến độ',
    column: 'Tiến độ',
    none: 'Không có bài học',
    done: (done: number, lessons: number) => `Đã học ${done} trong ${lessons} bài`,
    short: (done: number, lessons: number) => `${done}/${lessons} bài`,
    completed: (day: string) => `Hoàn thành ngày ${day}`,
    completedOn: (day: string) => `Hoàn thành ${day}`,
    completedShort: 'Hoàn thành',
    certificate: 'Giấy chứng nhận',
    verify: 'Trang xác minh',
    toCpe: 'Hồ sơ CPE',
    added: (done: number, lessons: number) =>
      `Khoá học có thêm bài mới, Quý khách đã học ${done} trong ${lessons} bài. Ngày hoàn thành không đổi.`,
  },
  lesson: {
    title: (number: number, title: string) => `Bài ${number}. ${title}`,
    minutes: (minutes: number) => formatDuration(minutes * 60),
    position: (number: number, count: number) => `Bài ${number} trên ${count}`,
    neighbours: 'Bài trước và bài sau',
    previous: 'Bài trước',
    next: 'Bài sau',
    print: 'In bài học',
    confirm: 'Xác nhận đã học xong',
    confirming: 'Đang ghi nhận…',
    isDone: 'Quý khách đã học xong bài này',
    wait: (seconds: number) =>
      `Quý khách xác nhận được sau khi học bài này thêm ${formatDuration(seconds)}.`,
    studied: (seconds: number, required: number) =>
      `Thời gian học được tính: ${formatDuration(seconds)} trên ${formatDuration(required)} cần có.`,
    notSaved:
      'Chưa lưu được thời gian học vì mất kết nối. Hệ thống tự thử lại; bài học vẫn đọc được.',
    quizFirst: 'Bài này hoàn thành khi Quý khách học đủ thời gian và đạt phần câu hỏi bên dưới.',
    quizMark: (count: number) => `${count} câu hỏi`,
    downloadOf: (name: string) => `Tải tệp ${name}`,
    preparing: 'Đang chuẩn bị tệp…',
    doneMark: 'đã học xong',
    empty: 'Nội dung bài học đang được biên soạn. Quý khách vui lòng quay lại sau.',
  },
  exam: {
    heading: 'Bài thi thử',
    questions: 'Phần làm bài',
    facts: (questions: number, minutes: number, passMark: number) =>
      `${questions} câu, ${minutes} phút, đạt từ ${passMark}%`,
    open: 'Vào bài thi thử',
    passed: 'Quý khách đã đạt bài thi thử',
  },
  declaration: {
    title: 'Lời cam đoan',
    text: 'Tôi cam đoan đã tự mình học các bài và tự mình làm các phần câu hỏi của khoá học này.',
    required: 'Quý khách vui lòng đánh dấu vào lời cam đoan trước khi gửi.',
    submit: 'Gửi lời cam đoan',
  },
} as const;
