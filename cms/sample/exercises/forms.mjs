const css = `
  @page { margin: 18mm 18mm 16mm }
  body { margin: 0; color: #0b2a3d; font: 10.5pt/1.5 'Be Vietnam Pro', sans-serif }
  h1 { margin: 0 0 2mm; font: 600 21pt/1.25 'Source Serif 4', serif }
  h2 { margin: 7mm 0 2mm; padding-top: 2mm; border-top: 1pt solid #0b2a3d; font: 600 13pt 'Source Serif 4', serif }
  p { margin: 0 0 2mm } .lead { color: #51606a } blockquote { margin: 2mm 0 3mm; padding-left: 4mm; border-left: 3pt solid #99ca3c }
  table { width: 100%; border-collapse: collapse; margin: 2mm 0 } th { text-align: left; font-weight: 600; background: #f5f3ee }
  th, td { border: .75pt solid #7c868c; padding: 2mm 2.5mm; vertical-align: top } .write { height: 17mm } .row { height: 10mm }
  section { break-inside: avoid } footer { margin-top: 6mm; color: #51606a; font-size: 9pt }`;

const page = (
  fonts,
  title,
  body,
) => `<!doctype html><html lang="vi"><meta charset="utf-8"><title>${title}</title>
<style>${fonts}${css}</style><h1>${title}</h1>${body}<footer>Viện Kiểm toán nội bộ Việt Nam · Tệp bài tập, được sao chép trong đơn vị của học viên.</footer></html>`;

const steps = [
  [
    '1. Sự việc',
    'Ba câu, chỉ điều nhìn thấy, nghe thấy, đọc thấy. Suy đoán viết riêng ở dòng cuối.',
  ],
  ['2. Tiêu chuẩn', 'Nguyên tắc và chuẩn mực nào? Quy định nào của đơn vị? Pháp luật nói gì?'],
  ['3. Lựa chọn', 'Ít nhất ba lựa chọn, trong đó có “không làm gì”.'],
  [
    '4. Phép thử bên ngoài',
    'Nếu việc này được kể lại trong cuộc họp Uỷ ban kiểm toán? Người không có lợi ích, biết cùng thông tin, nghĩ gì?',
  ],
  ['5. Quyết định và dấu vết', 'Chọn gì, báo cho ai, ghi ở đâu, khi nào?'],
];

export const decisionForm = (fonts) =>
  page(
    fonts,
    'Phiếu ra quyết định đạo đức',
    `<p class="lead">Dùng khi gặp một tình huống khó xử. Đổi tên người và đơn vị trước khi chia sẻ.</p>
    <table><tr><th style="width:34%">Ngày</th><td class="row"></td></tr><tr><th>Tình huống, gọi ngắn</th><td class="row"></td></tr></table>
    ${steps.map(([name, hint]) => `<section><h2>${name}</h2><p class="lead">${hint}</p><table><tr><td class="write"></td></tr></table></section>`).join('')}
    <section><h2>Nhìn lại, sau bài 6</h2><table>
    <tr><th style="width:45%">Điều gì tôi gọi là sự việc mà thật ra là suy đoán?</th><td class="write"></td></tr>
    <tr><th>Lựa chọn nào tôi đã không nghĩ tới?</th><td class="write"></td></tr>
    <tr><th>Nếu gặp lại, tôi sẽ làm gì khác trong mười phút đầu tiên?</th><td class="write"></td></tr></table></section>`,
  );

const parts = [
  [
    'Khai mạc, 10 phút',
    'Người bảo trợ',
    'Tôi cần biết điều đang thật sự diễn ra. Trong 15 ngày tôi sẽ trả lời từng kiến nghị. Không ai bị đánh giá vì điều nói ra hôm nay. Bây giờ tôi xin phép rời phòng.',
    'Người bảo trợ rời phòng. Nhắc luật chơi: nói về quy trình, không nói về người; ý kiến không gắn tên.',
  ],
  [
    'Thống nhất quy trình, 30 phút',
    'Người điều phối',
    'Đây là sơ đồ theo quy định. Thực tế có làm đúng như vậy không? Chỗ nào khác?',
    'Vẽ lại ngay trên sơ đồ. Đừng hỏi vì sao khác; phần sau sẽ hỏi.',
  ],
  [
    'Liệt kê rủi ro, 40 phút',
    'Người điều phối',
    'Trong năm phút, mỗi người viết riêng, mỗi thẻ một ý: điều gì có thể khiến mục tiêu này không đạt?',
    'Giữ im lặng đủ năm phút. Gom thẻ, đọc to, không hỏi của ai.',
  ],
  [
    'Bỏ phiếu kín, 30 phút',
    'Người điều phối',
    'Với mỗi rủi ro, chấm hai điểm từ 1 đến 5: ảnh hưởng, và mức độ kiểm soát hiện nay.',
    'Tính trung bình và khoảng phân tán. Xếp theo độ phân tán, lớn nhất trước.',
  ],
  [
    'Thảo luận và hành động, 90 phút',
    'Người điều phối',
    'Có người chấm 5, có người chấm 1. Ai có thể giải thích vì sao có người nghĩ như vậy?',
    'Không phân xử. Ghi hai cột: quy định viết gì, ai đang thực sự làm. Chốt hành động bằng bảng dưới.',
  ],
];

export const workshopScript = (fonts) =>
  page(
    fonts,
    'Kịch bản điều phối hội thảo',
    `<p class="lead">Hội thảo tự đánh giá kiểm soát, nửa ngày, 8–14 người. Cấp trên trực tiếp của người tham dự không điều phối và không ngồi dự.</p>
    ${parts.map(([name, who, words, action]) => `<section><h2>${name}</h2><p><b>${who} nói:</b></p><blockquote>“${words}”</blockquote><p><b>Làm:</b> ${action}</p></section>`).join('')}
    <section><h2>Khi gặp tình huống khó</h2><table>
    <tr><th style="width:32%">Im lặng</th><td>Đếm thầm đến mười. Sau đó: ba phút viết thẻ, hoặc trao đổi theo cặp. Không gọi đích danh.</td></tr>
    <tr><th>Một người nói quá nhiều</th><td>Ghi ý lên bảng, cảm ơn, rồi hỏi: “Có ai ở vị trí khác nhìn thấy điều khác không?”</td></tr>
    <tr><th>Bất đồng gay gắt</th><td>Hai cột: quy định viết gì, ai đang thực sự làm.</td></tr>
    <tr><th>Có lời tố giác</th><td>Dừng nội dung đó. Ghi nhận riêng, chuyển kênh tiếp nhận tố giác. Không ghi tên vào biên bản.</td></tr>
    <tr><th>“Kiểm toán nghĩ sao?”</th><td>“Hôm nay chúng tôi giúp phòng này nói hết. Ý kiến kiểm toán sẽ có khi kiểm chứng.”</td></tr></table></section>
    <section><h2>Phiếu bầu (không ghi tên)</h2><table><tr><th>Rủi ro</th><th style="width:24%">Ảnh hưởng (1–5)</th><th style="width:24%">Kiểm soát (1–5)</th></tr>
    ${'<tr><td class="row"></td><td></td><td></td></tr>'.repeat(6)}</table></section>
    <section><h2>Bảng hành động</h2><table><tr><th>Việc cụ thể</th><th style="width:22%">Người chịu trách nhiệm</th><th style="width:16%">Thời hạn</th><th style="width:26%">Dấu hiệu đã xong</th></tr>
    ${'<tr><td class="row"></td><td></td><td></td><td></td></tr>'.repeat(5)}</table></section>`,
  );
