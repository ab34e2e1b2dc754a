import { circle, colors, group, heading, left, rect, right, stroke, text } from '../shapes.mjs';

const quarters = [
  ['9', ['Lập kế hoạch', 'chiến lược'], 'M590 210A150 150 0 0 1 740 360'],
  ['10', ['Quản lý', 'nguồn lực'], 'M740 360A150 150 0 0 1 590 510'],
  ['11', ['Truyền thông', 'hiệu quả'], 'M590 510A150 150 0 0 1 440 360'],
  ['12', ['Nâng cao', 'chất lượng'], 'M440 360A150 150 0 0 1 590 210'],
];
const places = [
  [780, 262, 'start'],
  [780, 462, 'start'],
  [400, 462, 'end'],
  [400, 262, 'end'],
];

const management = {
  seconds: 17,
  captions: [
    [
      0.5,
      8,
      'Lĩnh vực IV: lập kế hoạch chiến lược, quản lý nguồn lực, truyền thông hiệu quả, nâng cao chất lượng.',
    ],
    [
      8.2,
      16.7,
      'Kế hoạch dựa trên đánh giá rủi ro được ghi chép, thực hiện ít nhất mỗi năm một lần.',
    ],
  ],
  draw: () =>
    heading('Lĩnh vực IV', 'Quản lý chức năng kiểm toán nội bộ') +
    quarters
      .map(([number, name, path], index) => {
        const [x, y, anchor] = places[index];
        const at = 1 + index * 1.5;
        return (
          stroke(path, { at, width: 22, color: index === 0 ? colors.accent : colors.primary }) +
          text(x, y, number, {
            serif: true,
            strong: true,
            size: 40,
            color: colors.primary,
            at: at + 0.4,
            anchor,
          }) +
          text(x, y + 36, name, { at: at + 0.5, anchor, size: 24, leading: 31 })
        );
      })
      .join('') +
    text(590, 352, '16', { serif: true, strong: true, size: 72, anchor: 'middle', at: 7 }) +
    text(590, 390, 'chuẩn mực', { anchor: 'middle', size: 22, color: colors.muted, at: 7 }) +
    group([rect(left, 556, 16, 34, { fill: colors.accent })], { at: 8.3 }) +
    text(left + 32, 582, '**9.4** Kế hoạch dựa trên đánh giá rủi ro, **ít nhất mỗi năm một lần**', {
      at: 8.3,
    }),
};

const stages = [
  ['13', 'Lập kế hoạch', ['rủi ro → mục tiêu', 'tiêu chí', 'chương trình được duyệt']],
  ['14', 'Thực hiện', ['bằng chứng', 'nguyên nhân gốc', '**kết luận là bắt buộc**']],
  ['15', 'Truyền đạt, theo dõi', ['báo cáo cuối cùng', 'kế hoạch hành động', 'kiểm tra đã làm']],
];

const services = {
  seconds: 18,
  captions: [
    [0.5, 6, 'Lĩnh vực V: ba nguyên tắc là ba giai đoạn của mọi cuộc kiểm toán.'],
    [6.2, 12, 'Lập kế hoạch từ rủi ro; thực hiện cho tới nguyên nhân gốc và kết luận.'],
    [12.2, 17.7, 'Truyền đạt kết quả, rồi theo dõi cho tới khi rủi ro thật sự giảm.'],
  ],
  draw: () =>
    heading('Lĩnh vực V', 'Thực hiện dịch vụ kiểm toán nội bộ') +
    stages
      .map(([number, name, steps], index) => {
        const x = left + index * 376;
        const at = 1 + index * 1.2;
        const detailAt = [2, 6.4, 12.4][index];
        const point = `M${x} 226L${x + 306} 226L${x + 336} 276L${x + 306} 326L${x} 326Z`;
        return (
          group(`<path d="${point}" fill="${index === 1 ? colors.primary : colors.wash}"/>`, {
            at,
            how: 'growX',
          }) +
          text(x + 24, 290, number, {
            serif: true,
            strong: true,
            size: 40,
            at: at + 0.4,
            color: index === 1 ? colors.paper : colors.primary,
          }) +
          text(x + 84, 286, name, {
            strong: true,
            size: 23,
            at: at + 0.4,
            color: index === 1 ? colors.paper : colors.ink,
          }) +
          steps
            .map(
              (step, row) =>
                circle(x + 12, 384 + row * 52, 5, {
                  at: detailAt + row * 0.9,
                  fill: colors.accent,
                }) + text(x + 32, 392 + row * 52, step, { size: 24, at: detailAt + row * 0.9 }),
            )
            .join('')
        );
      })
      .join('') +
    stroke(`M${right - 20} 540L${left} 540L${left} 520`, {
      at: 15,
      color: colors.muted,
      width: 2,
    }) +
    text(640, 582, 'điều học được đi vào kế hoạch năm sau', {
      anchor: 'middle',
      size: 22,
      color: colors.muted,
      at: 15.4,
    }),
};

export const work = [management, services];
