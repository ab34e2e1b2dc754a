import type { StandardSource } from '../types';

/** Numbers, dates and scope as promulgated. */
export const legalFramework: StandardSource[] = [
  {
    code: '05/2019/NĐ-CP',
    title: 'Nghị định 05/2019/NĐ-CP về kiểm toán nội bộ',
    slug: 'nghi-dinh-05-2019-nd-cp-ve-kiem-toan-noi-bo',
    summary:
      'Nghị định ngày 22/01/2019 của Chính phủ, có hiệu lực từ ngày 01/04/2019: văn bản nền tảng về kiểm toán nội bộ tại Việt Nam.',
    body: `
Nghị định 05/2019/NĐ-CP lần đầu quy định thống nhất về công tác kiểm toán nội bộ trong cơ quan nhà nước, đơn vị sự nghiệp công lập và doanh nghiệp.

## Đối tượng phải thực hiện

- **Cơ quan nhà nước:** các bộ, cơ quan ngang bộ, cơ quan thuộc Chính phủ; Uỷ ban nhân dân cấp tỉnh
- **Đơn vị sự nghiệp công lập** đạt điều kiện về mức độ tự chủ và quy mô nêu tại Nghị định
- **Doanh nghiệp:** công ty niêm yết; doanh nghiệp do Nhà nước sở hữu trên 50% vốn điều lệ là công ty mẹ hoạt động theo mô hình công ty mẹ – công ty con; doanh nghiệp nhà nước là công ty mẹ hoạt động theo mô hình này

Doanh nghiệp khác được khuyến khích thực hiện.

## Nguyên tắc cơ bản

Nghị định nêu ba nguyên tắc: tính độc lập, tính khách quan, tuân thủ pháp luật và chịu trách nhiệm trước pháp luật về hoạt động kiểm toán nội bộ.

## Quan hệ với chuẩn mực quốc tế

Đơn vị thực hiện kiểm toán nội bộ theo pháp luật Việt Nam trước hết tuân thủ Nghị định và thông tư hướng dẫn. Chuẩn mực Kiểm toán nội bộ toàn cầu được áp dụng thêm để nâng chất lượng; hai hệ thống cùng yêu cầu quy chế, kế hoạch dựa trên rủi ro và chương trình chất lượng.
`,
  },
  {
    code: '66/2020/TT-BTC',
    title: 'Thông tư 66/2020/TT-BTC về mẫu quy chế kiểm toán nội bộ',
    slug: 'thong-tu-66-2020-tt-btc-ve-mau-quy-che-kiem-toan-noi-bo',
    summary:
      'Thông tư ngày 10/07/2020 của Bộ Tài chính ban hành mẫu quy chế áp dụng cho doanh nghiệp, có hiệu lực từ ngày 01/09/2020.',
    body: `
Thông tư 66/2020/TT-BTC ban hành mẫu quy chế về kiểm toán nội bộ áp dụng cho doanh nghiệp thuộc đối tượng của Nghị định 05/2019/NĐ-CP.

## Cách dùng mẫu

Doanh nghiệp căn cứ mẫu, quy định pháp luật và đặc điểm của mình để xây dựng quy chế riêng. Mẫu là điểm xuất phát, không phải văn bản ký nguyên trạng.

## Những điểm thường phải viết thêm

- Quan hệ giữa Hội đồng quản trị, Uỷ ban kiểm toán hoặc Ban kiểm soát và kiểm toán nội bộ
- Cơ chế phê duyệt ngân sách, bổ nhiệm và miễn nhiệm người phụ trách
- Quyền tiếp cận dữ liệu điện tử và tài khoản chỉ đọc
- Phạm vi tại công ty con
- Cam kết tuân thủ Chuẩn mực Kiểm toán nội bộ toàn cầu, nếu đơn vị lựa chọn

Viện cung cấp [Bộ mẫu quy chế kiểm toán nội bộ](/tai-lieu/bo-mau-quy-che-kiem-toan-noi-bo) có chú giải từng điều.
`,
  },
  {
    code: '08/2021/TT-BTC',
    title: 'Thông tư 08/2021/TT-BTC ban hành Chuẩn mực Kiểm toán nội bộ Việt Nam',
    slug: 'thong-tu-08-2021-tt-btc-ban-hanh-chuan-muc-kiem-toan-noi-bo-viet-nam',
    summary:
      'Thông tư ngày 25/01/2021 ban hành chuẩn mực và các nguyên tắc đạo đức nghề nghiệp kiểm toán nội bộ, có hiệu lực từ ngày 01/04/2021.',
    body: `
Thông tư 08/2021/TT-BTC ban hành Chuẩn mực Kiểm toán nội bộ Việt Nam (Phụ lục I) và các nguyên tắc đạo đức nghề nghiệp kiểm toán nội bộ (Phụ lục II).

## Cấu trúc chuẩn mực

- **Chuẩn mực thuộc tính:** đặc tính của đơn vị và cá nhân thực hiện kiểm toán nội bộ
- **Chuẩn mực hoạt động:** bản chất của hoạt động kiểm toán nội bộ và tiêu chí để đo lường chất lượng

Cấu trúc này tương đồng với khuôn khổ quốc tế năm 2017, tức là trước khi IIA chuyển sang năm lĩnh vực và 15 nguyên tắc.

## Năm nguyên tắc đạo đức

1. Tính chính trực
2. Tính khách quan
3. Tính bảo mật
4. Năng lực chuyên môn và tính thận trọng
5. Tư cách nghề nghiệp

## Gợi ý khi áp dụng song song

Đơn vị áp dụng cả hai hệ thống nên lập bảng đối chiếu một lần, ghi rõ yêu cầu nào chặt hơn và áp dụng theo yêu cầu chặt hơn. Phần lớn hồ sơ có thể dùng chung.
`,
  },
];
