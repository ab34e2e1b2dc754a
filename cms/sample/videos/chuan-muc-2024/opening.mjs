import {
  arrow,
  circle,
  colors,
  group,
  heading,
  left,
  mark,
  rect,
  right,
  stroke,
  text,
} from '../shapes.mjs';

const sheet = (x, y, label, at) =>
  group(
    [
      rect(x, y, 150, 190, { fill: colors.paper, stroke: colors.ink }),
      ...[0, 1, 2, 3].map((row) =>
        stroke(
          `M${x + 20} ${y + 92 + row * 22}L${x + (row === 3 ? 90 : 130)} ${y + 92 + row * 22}`,
          {
            color: colors.line,
          },
        ),
      ),
      text(x + 75, y + 40, label, { size: 19, anchor: 'middle', leading: 25, strong: true }),
    ],
    { at },
  );

const title = {
  seconds: 9,
  captions: [
    [0.5, 4.5, 'Chuẩn mực Kiểm toán nội bộ toàn cầu 2024 trong ba phút.'],
    [4.7, 8.7, 'Video không có lời đọc. Nội dung hiện bằng chữ và phụ đề.'],
  ],
  draw: () =>
    mark(left, 150, 96, 0.4) +
    text(left, 348, ['Chuẩn mực Kiểm toán nội bộ', 'toàn cầu 2024 trong ba phút'], {
      size: 58,
      serif: true,
      strong: true,
      leading: 76,
      at: 1,
    }) +
    stroke(`M${left} 470L${right} 470`, { width: 1.5, at: 1.6 }) +
    text(left, 520, 'Bài 1 · Khoá Áp dụng Chuẩn mực Kiểm toán nội bộ toàn cầu 2024', { at: 2 }) +
    text(left, 566, 'Video không có lời đọc. Nội dung hiện bằng chữ và phụ đề.', {
      color: colors.muted,
      at: 2.6,
    }),
};

const sources = [
  'Sứ mệnh',
  'Định nghĩa',
  'Nguyên tắc|cốt lõi',
  'Bộ quy tắc|đạo đức',
  'Chuẩn mực',
  'Hướng dẫn|thực hiện',
];

const before = {
  seconds: 17,
  captions: [
    [0.5, 6.3, 'Trước năm 2024, nội dung nằm ở sáu nơi: từ Sứ mệnh đến Hướng dẫn thực hiện.'],
    [6.5, 11.3, 'Ngày 09/01/2024, IIA công bố một văn bản thay cho tất cả.'],
    [11.5, 16.7, 'Văn bản có hiệu lực từ ngày 09/01/2025.'],
  ],
  draw: () =>
    heading('Từ đâu đến', 'Sáu nơi tra cứu thành một văn bản') +
    sources
      .map((label, index) => sheet(left + index * 187, 216, label.split('|'), 1 + index * 0.55))
      .join('') +
    stroke(`M${left} 430L${right} 430`, { at: 6.4, color: colors.primary, width: 3 }) +
    arrow([640, 432], [640, 470], { at: 7.1, color: colors.primary }) +
    group(
      [
        rect(left, 482, right - left, 74, { fill: colors.primary }),
        text(640, 528, 'Một văn bản: Chuẩn mực Kiểm toán nội bộ toàn cầu', {
          anchor: 'middle',
          color: colors.paper,
          strong: true,
          size: 28,
        }),
      ],
      { at: 7.5 },
    ) +
    stroke('M346 606L902 606', { at: 8.6, width: 2 }) +
    circle(346, 606, 8, { at: 8.8, fill: colors.ink }) +
    text(326, 614, '09/01/2024 công bố', { at: 8.8, anchor: 'end', size: 22 }) +
    circle(902, 606, 8, { at: 11.4, fill: colors.accent, stroke: colors.ink }) +
    text(922, 614, '09/01/2025 có hiệu lực', { at: 11.4, size: 22, strong: true }),
};

/** 52 squares in four rows: the Standards of Domains II to V. */
const counts = [13, 9, 16, 14];
const dots = (at) => {
  let sum = 0;
  return counts
    .flatMap((count, row) =>
      Array.from({ length: count }, (_, column) =>
        rect(692 + column * 30, 500 + row * 30, 20, 20, {
          fill: colors.primary,
          at: at + sum++ * 0.04,
        }),
      ),
    )
    .join('');
};

const layer = (y, value, unit, meaning, at) =>
  text(left + 130, y, String(value), {
    size: 84,
    serif: true,
    strong: true,
    anchor: 'end',
    at,
    color: colors.primary,
  }) +
  text(left + 160, y - 34, unit, { size: 30, strong: true, at: at + 0.2 }) +
  text(left + 160, y + 4, meaning, { size: 24, color: colors.muted, at: at + 0.4 });

const structure = {
  seconds: 18,
  captions: [
    [0.5, 4.9, 'Năm lĩnh vực cho biết đang nói về điều gì.'],
    [5.1, 9.5, 'Mười lăm nguyên tắc cho biết phải đạt được điều gì.'],
    [9.7, 14, 'Năm mươi hai chuẩn mực cho biết phải làm gì.'],
    [14.2, 17.7, 'Lĩnh vực I là tuyên bố mục đích, không có nguyên tắc riêng.'],
  ],
  draw: () =>
    heading('Cấu trúc', 'Năm lĩnh vực, mười lăm nguyên tắc, 52 chuẩn mực') +
    layer(286, 5, 'lĩnh vực', 'đang nói về điều gì', 1) +
    ['I', 'II', 'III', 'IV', 'V']
      .map((name, index) =>
        group(
          [
            rect(692 + index * 96, 232, 84, 60, {
              fill: index ? colors.primary : colors.paper,
              stroke: colors.primary,
            }),
            text(734 + index * 96, 272, name, {
              anchor: 'middle',
              serif: true,
              strong: true,
              color: index ? colors.paper : colors.primary,
            }),
          ],
          { at: 1.4 + index * 0.25 },
        ),
      )
      .join('') +
    layer(424, 15, 'nguyên tắc', 'phải đạt được điều gì', 5) +
    Array.from({ length: 15 }, (_, index) =>
      circle(702 + index * 33, 404, 11, { at: 5.4 + index * 0.12 }),
    ).join('') +
    layer(566, 52, 'chuẩn mực', 'phải làm gì', 9.6) +
    dots(10),
};

export const opening = [title, before, structure];
