export const texts = {
  rule: {
    title: 'Điều kiện hoàn thành',
    done: 'đã đạt',
    missing: 'chưa đạt',
    minutes: (percent: number) => `Học ít nhất ${percent}% thời lượng của mỗi bài`,
    lessons: (count: number) => `Hoàn thành ${count} bài học`,
    quizzes: (count: number) => `Đạt phần câu hỏi của ${count} bài`,
    exam: (title: string, percent: number) => `Đạt từ ${percent}% ở “${title}”`,
    examFacts: (questions: number, minutes: number, attempts: number) =>
      `${questions} câu trong ${minutes} phút, nhiều nhất ${attempts} lần trong 24 giờ`,
    declaration: 'Cam đoan tự mình học và làm bài',
    clock: 'Thời gian học tính theo giờ của máy chủ, khi bài học đang mở trên màn hình.',
    certificate: (hours: string) =>
      `Đủ các điều kiện trên, Viện cấp giấy chứng nhận và ghi ${hours} giờ CPE vào hồ sơ.`,
    dated: 'Khoá có lịch học: giấy chứng nhận và giờ CPE được cấp theo buổi tham dự.',
    progress: (done: number, all: number) => `${done}/${all}`,
  },
  video: {
    play: 'Xem video',
    resume: (time: string) => `Xem tiếp từ ${time}`,
    preparing: 'Đang chuẩn bị video…',
    playOf: (title: string) => `Xem video: ${title}`,
    provider: (provider: string) =>
      `Video phát từ ${provider}. Trình duyệt chỉ kết nối tới ${provider} khi Quý khách bấm xem.`,
    frame: (title: string) => `Video: ${title}`,
    captions: 'Phụ đề tiếng Việt',
    open: (provider: string) => `Mở video trên ${provider}`,
    failed: 'Chưa phát được video. Quý khách vui lòng kiểm tra kết nối rồi thử lại.',
    retry: 'Thử lại',
  },
  transcript: {
    title: 'Lời của video',
    seek: (time: string) => `Chuyển đến ${time}`,
  },
  files: { title: 'Tệp bài tập', size: (kilobytes: string) => `${kilobytes} KB` },
} as const;
