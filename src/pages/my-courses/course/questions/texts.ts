export const questionTexts = {
  summary: 'Hỏi giảng viên về bài này',
  lead: 'Viện chuyển câu hỏi tới giảng viên và trả lời qua email của Quý khách.',
  label: 'Câu hỏi của Quý khách',
  hint: 'Từ 10 đến 2.000 ký tự. Nhiều nhất 10 câu trong 24 giờ.',
  form: 'Hỏi giảng viên',
  send: 'Gửi câu hỏi',
  sending: 'Đang gửi…',
  failed: 'Chưa gửi được câu hỏi',
  sent: 'Viện đã nhận câu hỏi. Giảng viên trả lời qua email của Quý khách.',
  asked: 'Đã hỏi',
  loading: 'Đang tải các câu đã hỏi…',
} as const;
