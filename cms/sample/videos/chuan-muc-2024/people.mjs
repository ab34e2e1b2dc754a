import { arrow, colors, group, heading, left, rect, right, stroke, text } from '../shapes.mjs';

const verbs = [
  ['Tạo lập', 'cơ hội, quyết định tốt hơn', 'M0 70L70 50L140 10'],
  ['Bảo vệ', 'tài sản, uy tín, dữ liệu', 'M0 40L140 40M0 60L140 60M0 20L140 20'],
  ['Duy trì', 'kết quả bền qua thời gian', 'M0 40C35 10 35 10 70 40C105 70 105 70 140 40'],
];

const purpose = {
  seconds: 17,
  captions: [
    [0.5, 5, 'Lĩnh vực I trả lời câu hỏi: kiểm toán nội bộ để làm gì?'],
    [5.2, 11, 'Tạo lập, bảo vệ và duy trì giá trị của tổ chức.'],
    [
      11.2,
      16.7,
      'Bằng sự đảm bảo, lời khuyên, hiểu biết sâu và tầm nhìn: độc lập, dựa trên rủi ro và khách quan.',
    ],
  ],
  draw: () =>
    heading('Lĩnh vực I', 'Mục đích của kiểm toán nội bộ') +
    verbs
      .map(([verb, detail, path], index) => {
        const x = left + index * 376;
        const at = 2 + index * 1.6;
        return (
          rect(x, 220, 336, 210, { fill: colors.band, at }) +
          group(stroke(path, { color: colors.primary, width: 5, at: at + 0.3 }), {
            transform: `translate(${x + 32} 240) scale(1.25)`,
          }) +
          text(x + 32, 368, verb, { serif: true, strong: true, size: 34, at: at + 0.5 }) +
          text(x + 32, 406, detail, { size: 22, color: colors.muted, at: at + 0.7 })
        );
      })
      .join('') +
    text(left, 488, 'giá trị của tổ chức, bằng', { size: 24, color: colors.muted, at: 8.4 }) +
    text(left, 534, '**đảm bảo · lời khuyên · hiểu biết sâu · tầm nhìn**', { size: 30, at: 11 }) +
    text(left, 582, 'độc lập, dựa trên rủi ro và khách quan', {
      size: 26,
      color: colors.primary,
      at: 12.6,
    }),
};

const pillars = [
  [3, 'Chính trực'],
  [3, 'Khách quan'],
  [2, 'Năng lực'],
  [3, 'Thận trọng'],
  [2, 'Bảo mật'],
];

const ethics = {
  seconds: 18,
  captions: [
    [0.5, 6, 'Lĩnh vực II: đạo đức và tính chuyên nghiệp, gồm năm nguyên tắc và 13 chuẩn mực.'],
    [6.2, 11.5, 'Từ mới đáng chú ý: can đảm nghề nghiệp, trong Chuẩn mực 1.1.'],
    [11.7, 17.7, 'Mốc cần nhớ: 12 tháng đối với hoạt động mình từng chịu trách nhiệm.'],
  ],
  draw: () =>
    heading('Lĩnh vực II', 'Đạo đức và tính chuyên nghiệp') +
    stroke(`M${left} 470L${right} 470`, { at: 0.9, width: 2 }) +
    pillars
      .map(([count, name], index) => {
        const x = left + 30 + index * 210;
        const at = 1.2 + index * 0.8;
        const bricks = Array.from({ length: count }, (_, row) =>
          rect(x, 412 - row * 58, 150, 50, {
            fill: colors.primary,
            at: at + row * 0.25,
            how: 'growY',
          }),
        );
        return (
          bricks.join('') +
          text(x + 75, 506, name, { anchor: 'middle', strong: true, at: at + 0.3 }) +
          text(x + 75, 276 + (3 - count) * 58, `${count} chuẩn mực`, {
            anchor: 'middle',
            size: 19,
            color: colors.muted,
            at: at + 0.9,
          })
        );
      })
      .join('') +
    group([rect(left, 540, 16, 34, { fill: colors.accent })], { at: 6.4 }) +
    text(left + 32, 566, '**1.1** Trung thực và **can đảm nghề nghiệp**', { size: 25, at: 6.4 }) +
    group([rect(640, 540, 16, 34, { fill: colors.accent })], { at: 11.8 }) +
    text(672, 566, '**2.2** Dưới **12 tháng**: khách quan bị suy giảm', { size: 25, at: 11.8 }),
};

const box = (x, y, label, fill, at) =>
  group(
    [
      rect(x - 150, y, 300, 68, { fill, stroke: colors.ink }),
      text(x, y + 43, label, {
        anchor: 'middle',
        strong: true,
        size: 25,
        color: fill === colors.primary ? colors.paper : colors.ink,
      }),
    ],
    { at },
  );

const governance = {
  seconds: 19,
  captions: [
    [0.5, 6.3, 'Lĩnh vực III: Hội đồng quản trị trao quyền, bảo đảm độc lập và giám sát.'],
    [6.5, 12, 'Báo cáo chức năng cho Hội đồng quản trị; báo cáo hành chính cho Tổng giám đốc.'],
    [
      12.2,
      18.7,
      'Xác nhận độc lập mỗi năm một lần. Đánh giá từ bên ngoài ít nhất năm năm một lần.',
    ],
  ],
  draw: () =>
    heading('Lĩnh vực III', 'Quản trị chức năng kiểm toán nội bộ') +
    box(400, 216, 'Hội đồng quản trị', colors.wash, 1) +
    box(left + 150, 476, 'Kiểm toán nội bộ', colors.primary, 2) +
    box(600, 476, 'Tổng giám đốc', colors.wash, 2.8) +
    arrow([266, 474], [372, 288], { at: 6.6, color: colors.primary }) +
    text(128, 372, ['báo cáo', 'chức năng'], {
      size: 23,
      strong: true,
      color: colors.primary,
      at: 7.2,
    }) +
    arrow([398, 510], [446, 510], { at: 9, color: colors.muted }) +
    text(422, 580, 'báo cáo hành chính', {
      size: 22,
      anchor: 'middle',
      color: colors.muted,
      at: 9.4,
    }) +
    [
      ['6', 'Trao quyền', ['nhiệm vụ và quy chế', 'được phê duyệt'], 3.6],
      ['7', 'Độc lập', ['xác nhận', '**mỗi năm một lần**'], 12.4],
      ['8', 'Giám sát', ['đánh giá từ bên ngoài', '**ít nhất năm năm một lần**'], 14.6],
    ]
      .map(([number, name, detail, at], index) => {
        const y = 254 + index * 124;
        return (
          text(884, y, number, {
            serif: true,
            strong: true,
            size: 50,
            color: colors.primary,
            at,
            anchor: 'end',
          }) +
          text(906, y - 18, name, { strong: true, at }) +
          text(906, y + 16, detail, { size: 21, leading: 28, color: colors.muted, at: at + 0.3 })
        );
      })
      .join(''),
};

export const people = [purpose, ethics, governance];
