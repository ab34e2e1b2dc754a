import { colors, group, heading, left, mark, rect, right, stroke, text } from '../shapes.mjs';

const parts = [
  ['Yêu cầu', 'must', 'bắt buộc', colors.primary, 1],
  ['Cân nhắc khi triển khai', 'should, may', 'cách làm thường gặp', colors.wash, 4.4],
  ['Ví dụ về bằng chứng', '', 'để tự đánh giá nhanh', colors.wash, 8],
];

const anatomy = {
  seconds: 17,
  captions: [
    [0.5, 4.2, 'Mỗi chuẩn mực có ba phần. Yêu cầu là phần bắt buộc.'],
    [4.4, 7.8, 'Cân nhắc khi triển khai nêu các cách làm thường gặp.'],
    [8, 12, 'Ví dụ về bằng chứng giúp tự đánh giá nhanh nhất.'],
    [12.2, 16.7, 'Đơn vị nhỏ được làm đơn giản hơn, nhưng không được bỏ qua yêu cầu.'],
  ],
  draw: () =>
    heading('Cách đọc', 'Một chuẩn mực có ba phần') +
    parts
      .map(([name, word, detail, fill, at], index) => {
        const y = 216 + index * 104;
        const color = index ? colors.ink : colors.paper;
        return group(
          [
            rect(left, y, right - left, 88, { fill }),
            text(left + 32, y + 54, name, { serif: true, strong: true, size: 32, color }),
            text(right - 540, y + 54, word, { size: 24, strong: true, color }),
            text(right - 32, y + 54, detail, { size: 24, color, anchor: 'end' }),
          ],
          { at },
        );
      })
      .join('') +
    group([rect(left, 558, 16, 34, { fill: colors.accent })], { at: 12.3 }) +
    text(left + 32, 584, 'Gọn theo quy mô thì được, thiếu bằng chứng thì không.', {
      strong: true,
      at: 12.3,
    }),
};

const questions = [
  ['Ai phải làm?', 'Người phụ trách kiểm toán nội bộ'],
  ['Làm gì?', 'Xác nhận tính độc lập với Hội đồng quản trị'],
  ['Khi nào?', 'Ít nhất mỗi năm một lần'],
  ['Bằng chứng?', 'Biên bản hoặc văn bản có ngày tháng'],
];

const example = {
  seconds: 20,
  captions: [
    [0.5, 5, 'Đọc một chuẩn mực bằng bốn câu hỏi. Lấy Chuẩn mực 7.1 làm ví dụ.'],
    [5.2, 10.8, 'Người phụ trách xác nhận tính độc lập với Hội đồng quản trị.'],
    [11, 15.4, 'Ít nhất mỗi năm một lần; bằng chứng là biên bản hoặc văn bản có ngày tháng.'],
    [15.6, 19.7, 'Bốn câu trả lời là một dòng của bảng tự đánh giá 52 dòng.'],
  ],
  draw: () =>
    heading('Ví dụ', 'Chuẩn mực 7.1 – Tính độc lập về tổ chức') +
    questions
      .map(([question, answer], index) => {
        const y = 252 + index * 76;
        const at = [2, 2.5, 3, 3.5][index];
        const answerAt = [5.2, 7.6, 11, 13][index];
        return (
          text(left, y, question, {
            serif: true,
            strong: true,
            size: 30,
            color: colors.primary,
            at,
          }) +
          stroke(`M${left} ${y + 26}L${right} ${y + 26}`, { color: colors.line, width: 1.5, at }) +
          text(left + 290, y, answer, { size: 28, at: answerAt })
        );
      })
      .join('') +
    rect(left, 540, right - left, 56, { fill: colors.band, at: 15.7 }) +
    text(left + 24, 577, 'Một dòng của bảng tự đánh giá. Cả bảng có **52 dòng**, ở bài 7.', {
      at: 16,
    }),
};

const scope = {
  seconds: 15,
  captions: [
    [0.5, 5, 'Chuẩn mực là bắt buộc.'],
    [5.2, 10, 'Yêu cầu theo chủ đề bắt buộc khi chủ đề thuộc phạm vi cuộc kiểm toán.'],
    [10.2, 14.7, 'Hướng dẫn toàn cầu là phần bổ trợ.'],
  ],
  draw: () =>
    heading('Khuôn khổ IPPF', 'Phần nào bắt buộc?') +
    [
      ['Chuẩn mực Kiểm toán nội bộ toàn cầu', 'bắt buộc', 1088, colors.primary, colors.paper, 1],
      ['Yêu cầu theo chủ đề', 'bắt buộc khi thuộc phạm vi', 860, colors.primary, colors.paper, 5.2],
      ['Hướng dẫn toàn cầu', 'bổ trợ', 620, colors.wash, colors.ink, 10.2],
    ]
      .map(([name, status, width, fill, color, at], index) => {
        const y = 222 + index * 116;
        return (
          rect(left, y, width, 92, { fill, at, how: 'growX' }) +
          text(left + 28, y + 56, name, { strong: true, color, at: at + 0.4 }) +
          text(left + width - 28, y + 56, status, { anchor: 'end', size: 23, color, at: at + 0.7 })
        );
      })
      .join(''),
};

const closing = {
  seconds: 14,
  captions: [
    [0.5, 4.8, '5 lĩnh vực, 15 nguyên tắc, 52 chuẩn mực, từ ngày 09/01/2025.'],
    [5, 9, 'Đọc để tìm bằng chứng mà đơn vị mình chưa có.'],
    [9.2, 13.7, 'Tiếp theo: đọc bài và trả lời sáu câu hỏi bên dưới.'],
  ],
  draw: () =>
    mark(left, 120, 64, 0.2) +
    text(left, 280, '5 lĩnh vực · 15 nguyên tắc · 52 chuẩn mực', {
      size: 46,
      serif: true,
      strong: true,
      at: 0.8,
    }) +
    text(left, 336, 'có hiệu lực từ ngày 09/01/2025', { size: 28, color: colors.muted, at: 1.4 }) +
    stroke(`M${left} 380L${right} 380`, { width: 1.5, at: 1.8 }) +
    text(left, 446, 'Đọc để tìm **bằng chứng mà đơn vị mình chưa có**.', { size: 32, at: 5 }) +
    text(left, 508, 'Tiếp theo: đọc bài và trả lời sáu câu hỏi.', {
      size: 28,
      color: colors.primary,
      at: 9.2,
    }) +
    text(left, 572, 'Viện Kiểm toán nội bộ Việt Nam', { size: 22, color: colors.muted, at: 10.4 }),
};

export const reading = [anatomy, example, scope, closing];
