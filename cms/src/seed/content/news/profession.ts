import type { NewsSource } from '../types';

export const professionNews: NewsSource[] = [
  {
    title: 'Kiểm toán bên thứ ba: bốn việc nên làm trước cuộc kiểm toán đầu tiên',
    slug: 'kiem-toan-ben-thu-ba-bon-viec-nen-lam-truoc-cuoc-kiem-toan-dau-tien',
    summary:
      'Yêu cầu theo chủ đề về bên thứ ba có hiệu lực từ ngày 15/09/2026. Danh mục đầy đủ và điều khoản hợp đồng là nơi nên bắt đầu.',
    day: '-2w wed',
    author: 'Trần Minh Quân',
    tags: ['Yêu cầu theo chủ đề', 'Bên thứ ba'],
    featured: true,
    body: `
[Yêu cầu theo chủ đề về bên thứ ba](/tieu-chuan/yeu-cau-theo-chu-de-ben-thu-ba) áp dụng khi kiểm toán nội bộ thực hiện dịch vụ đảm bảo về nhà cung cấp, nhà thầu hoặc đối tác. Dưới đây là bốn việc chuẩn bị không tốn ngân sách.

## Bốn việc

1. **Lập danh mục từ dữ liệu thanh toán.** Danh sách hợp đồng thường bỏ sót bên được trả tiền không qua phòng mua sắm.
2. **Xếp hạng theo hậu quả, không theo số tiền.** Một nhà cung cấp nhỏ có thể giữ toàn bộ dữ liệu khách hàng.
3. **Đọc điều khoản quyền kiểm toán.** Nếu hợp đồng không có, hãy ghi nhận và đề nghị bổ sung khi gia hạn.
4. **Hỏi về lối ra.** Chấm dứt hợp đồng cần kế hoạch như khi ký.

## Lỗi hay gặp

Nhiều đơn vị gửi bảng câu hỏi cho mọi nhà cung cấp rồi lưu kho câu trả lời. Bảng câu hỏi không có người đọc thì không phải là kiểm soát. Chủ đề này sẽ được bàn kỹ tại hội thảo [Kiểm toán rủi ro bên thứ ba](/hoi-thao/kiem-toan-rui-ro-ben-thu-ba).
`,
  },
  {
    title: 'Kết luận cuộc kiểm toán: viết thế nào cho người đọc có ba phút',
    slug: 'ket-luan-cuoc-kiem-toan-viet-the-nao-cho-nguoi-doc-co-ba-phut',
    summary:
      'Chuẩn mực 14.5 yêu cầu kết luận so với mục tiêu. Một cấu trúc bốn câu giúp tránh báo cáo chỉ còn là danh sách phát hiện.',
    day: '-6w thu',
    author: 'Lê Bích Ngọc',
    tags: ['Báo cáo kiểm toán', 'Chuẩn mực'],
    body: `
Thành viên Hội đồng quản trị nhận hàng chục tài liệu cho một cuộc họp. Nếu kết luận nằm ở trang bảy, nhiều khả năng kết luận không được đọc.

## Cấu trúc bốn câu

- Câu một: mục tiêu cuộc kiểm toán, viết thành câu hỏi
- Câu hai: câu trả lời, kèm mức đánh giá
- Câu ba: điều quan trọng nhất khiến ta trả lời như vậy
- Câu bốn: việc cần làm, ai làm và khi nào xong

## Ví dụ

> Kiểm soát thanh toán có ngăn được chi trùng không? Cần cải thiện. Hệ thống chặn hoá đơn trùng số nhưng không chặn hoá đơn trùng nội dung, và đã có bốn khoản phải thu hồi. Phòng Kế toán bổ sung phép kiểm tra trước cuối quý.

## Đi xa hơn

[Nguyên tắc 14](/tieu-chuan/nguyen-tac-14-thuc-hien-cuoc-kiem-toan) nêu đầy đủ yêu cầu về kết luận. Khoá [Viết báo cáo kiểm toán nội bộ](/khoa-hoc/viet-bao-cao-kiem-toan-noi-bo) có phần thực hành trên báo cáo của chính người học.
`,
  },
  {
    title: 'Kế hoạch kiểm toán linh hoạt: khi nào nên sửa giữa năm',
    slug: 'ke-hoach-kiem-toan-linh-hoat-khi-nao-nen-sua-giua-nam',
    summary:
      'Kế hoạch dựa trên rủi ro phải thay đổi khi rủi ro thay đổi, nhưng thay đổi cần có quy tắc để không trở thành tuỳ tiện.',
    day: '-11w tue',
    author: 'Nguyễn Thị Thu Hà',
    tags: ['Kế hoạch kiểm toán', 'Rủi ro'],
    body: `
Chuẩn mực 9.4 yêu cầu kế hoạch dựa trên đánh giá rủi ro ít nhất hằng năm và có khả năng điều chỉnh. Câu hỏi thực tế là: điều chỉnh khi nào và ai phê duyệt.

## Ba ngưỡng gợi ý

1. Rủi ro mới ở mức cao chưa có trong kế hoạch.
2. Cuộc kiểm toán đã lên lịch nhưng hoạt động vừa tái cơ cấu.
3. Nguồn lực thực tế lệch trên 20% so với dự kiến.

## Ai phê duyệt

Thay đổi trong phạm vi ngày công dự phòng có thể do người phụ trách kiểm toán nội bộ quyết định và báo cáo sau. Việc bỏ một cuộc kiểm toán rủi ro cao cần được Hội đồng quản trị hoặc Uỷ ban kiểm toán xem xét trước.

Nên dành từ 10% đến 20% ngày công làm dự phòng. Cách tính có trong [Hướng dẫn lập kế hoạch kiểm toán năm dựa trên rủi ro](/tai-lieu/huong-dan-lap-ke-hoach-kiem-toan-nam-dua-tren-rui-ro).
`,
  },
  {
    title: 'Trí tuệ nhân tạo trong kiểm toán nội bộ: năm câu hỏi trước khi dùng',
    slug: 'tri-tue-nhan-tao-trong-kiem-toan-noi-bo-nam-cau-hoi-truoc-khi-dung',
    summary:
      'Công cụ tạo sinh giúp đọc nhanh và viết nhanh, nhưng trách nhiệm về kết luận vẫn thuộc về kiểm toán viên.',
    day: '-17w wed',
    author: 'Bùi Đức Anh',
    tags: ['Trí tuệ nhân tạo', 'Công nghệ'],
    body: `
Nhiều bộ phận kiểm toán nội bộ đã thử dùng trí tuệ nhân tạo để tóm tắt quy trình, gợi ý rủi ro hoặc sửa câu chữ. Trước khi dùng cho cuộc kiểm toán thật, nên trả lời năm câu hỏi.

## Năm câu hỏi

1. Dữ liệu đưa vào có rời khỏi tổ chức không, và có được phép không?
2. Ai đã phê duyệt công cụ?
3. Kết quả được kiểm chứng bằng nguồn nào?
4. Giấy tờ làm việc có ghi lại câu lệnh và câu trả lời không?
5. Nếu công cụ sai, ai phát hiện ra?

## Nên dùng vào đâu trước

- Soạn nháp câu hỏi phỏng vấn
- So hai phiên bản quy trình
- Phân nhóm ý kiến khiếu nại đã ẩn danh

Không nên để công cụ quyết định mức độ nghiêm trọng của phát hiện. Chuyên đề [Trí tuệ nhân tạo trong kiểm toán nội bộ](/tai-lieu/tri-tue-nhan-tao-trong-kiem-toan-noi-bo-co-hoi-va-gioi-han) phân tích sâu hơn về giới hạn.
`,
  },
  {
    title: 'Chi trùng hoá đơn: một phép kiểm tra làm được trong buổi sáng',
    slug: 'chi-trung-hoa-don-mot-phep-kiem-tra-lam-duoc-trong-buoi-sang',
    summary:
      'Bốn bước với bảng tính giúp tìm các khoản chi trùng mà hệ thống không chặn, kèm cách loại bỏ cảnh báo giả.',
    day: '-24w fri',
    author: 'Bùi Đức Anh',
    tags: ['Phân tích dữ liệu', 'Mua sắm'],
    body: `
Hầu hết hệ thống kế toán chặn hai hoá đơn cùng số của cùng nhà cung cấp. Chi trùng vẫn lọt qua khi số hoá đơn được gõ khác nhau hoặc nhà cung cấp có hai mã.

## Bốn bước

1. Lấy toàn bộ khoản chi của mười hai tháng, giữ các cột: mã, tên, mã số thuế, số hoá đơn, ngày, số tiền.
2. Chuẩn hoá số hoá đơn: bỏ khoảng trắng, dấu gạch và số 0 ở đầu.
3. Ghép theo mã số thuế và số tiền, với ngày lệch nhau không quá 45 ngày.
4. Xem xét từng cặp còn lại cùng chứng từ.

## Loại cảnh báo giả

Tiền thuê, cước viễn thông và trả góp có số tiền lặp lại đều đặn. Lập danh sách loại trừ và ghi lý do, để năm sau không phải làm lại.

Người chưa quen công cụ có thể học khoá [Phân tích dữ liệu kiểm toán với Excel và Power Query](/khoa-hoc/phan-tich-du-lieu-kiem-toan-voi-excel-va-power-query).
`,
  },
  {
    title: 'Ba tuyến không phải ba bức tường',
    slug: 'ba-tuyen-khong-phai-ba-buc-tuong',
    summary:
      'Mô hình ba tuyến của IIA nói về vai trò, không nói về sơ đồ tổ chức. Phối hợp tốt không làm mất tính độc lập.',
    day: '-30w mon',
    author: 'Ngô Văn Khôi',
    tags: ['Quản trị', 'Ba tuyến'],
    body: `
Mô hình ba tuyến được IIA cập nhật năm 2020, bỏ chữ “phòng vệ” trong tên gọi trước đó. Thay đổi ấy có chủ ý: quản lý rủi ro không chỉ để phòng thủ mà còn để tạo ra giá trị.

## Ba vai trò

- **Tuyến thứ nhất:** cung cấp sản phẩm, dịch vụ và quản lý rủi ro của chính mình
- **Tuyến thứ hai:** chuyên môn, hỗ trợ, theo dõi và phản biện về rủi ro
- **Tuyến thứ ba:** đảm bảo và tư vấn độc lập, khách quan, tức là kiểm toán nội bộ

## Phối hợp mà vẫn độc lập

Chuẩn mực 9.5 yêu cầu phối hợp và cân nhắc dựa vào công việc của bên khác. Kiểm toán nội bộ có thể dùng kết quả của tuyến hai nếu đã đánh giá năng lực, tính khách quan và sự cẩn trọng của bên ấy. Trách nhiệm về kết luận thì không chuyển giao được.

Một [bản đồ đảm bảo](/khoa-hoc/lanh-dao-chuc-nang-kiem-toan-noi-bo) một trang, cho biết ai nhìn rủi ro nào, thường có ích hơn nhiều cuộc họp.
`,
  },
  {
    title: 'Kiểm toán nội bộ khu vực công: bắt đầu khi chỉ có hai người',
    slug: 'kiem-toan-noi-bo-khu-vuc-cong-bat-dau-khi-chi-co-hai-nguoi',
    summary:
      'Đơn vị sự nghiệp tự chủ thường thiếu người. Kinh nghiệm cho thấy nên chọn ít cuộc kiểm toán, làm trọn vòng và báo cáo ngắn.',
    day: '-44w thu',
    author: 'Trịnh Hữu Phước',
    tags: ['Khu vực công'],
    body: `
Nghị định 05/2019/NĐ-CP đặt yêu cầu kiểm toán nội bộ cho nhiều cơ quan, đơn vị công[^1]. Khó khăn chung là người ít và kiêm nhiệm. Bài viết tổng hợp kinh nghiệm của ba đơn vị đã đi qua năm đầu tiên.

## Năm đầu nên làm gì

1. Ban hành quy chế và kế hoạch năm, dù kế hoạch chỉ có hai cuộc kiểm toán.
2. Chọn một quy trình có dữ liệu tốt, ví dụ thu học phí hoặc mua vật tư.
3. Làm trọn vòng, kể cả theo dõi thực hiện kiến nghị.
4. Báo cáo người đứng đầu bằng hai trang.

## Điều nên tránh

- Làm thay công việc của thanh tra hoặc kế toán
- Kiểm tra mọi chứng từ thay vì chọn mẫu theo rủi ro
- Để người kiểm toán phần việc mình đang phụ trách

Khoá [Kiểm toán nội bộ trong khu vực công](/khoa-hoc/kiem-toan-noi-bo-trong-khu-vuc-cong) dùng tình huống từ bệnh viện và trường đại học.

[^1]: Nghị định ngày 22/01/2019 của Chính phủ, có hiệu lực từ ngày 01/04/2019; mẫu quy chế ở Thông tư 66/2020/TT-BTC.
`,
  },
  {
    title: 'Đọc lại khung COSO: kiểm soát nội bộ không chỉ là quy trình',
    slug: 'doc-lai-khung-coso-kiem-soat-noi-bo-khong-chi-la-quy-trinh',
    summary:
      'Năm cấu phần và 17 nguyên tắc của COSO 2013 nhắc rằng môi trường kiểm soát quyết định phần lớn hiệu lực của thủ tục.',
    day: '-61w tue',
    author: 'Vũ Khánh Linh',
    tags: ['COSO', 'Kiểm soát nội bộ'],
    body: `
Khi nói tới kiểm soát nội bộ, nhiều người nghĩ ngay đến quy trình và chữ ký. Khung COSO 2013 xếp hoạt động kiểm soát ở vị trí thứ ba trong năm cấu phần.

## Năm cấu phần

- Môi trường kiểm soát
- Đánh giá rủi ro
- Hoạt động kiểm soát
- Thông tin và truyền thông
- Giám sát

Năm cấu phần được cụ thể hoá thành **17 nguyên tắc**. Một hệ thống kiểm soát nội bộ được coi là hữu hiệu khi các cấu phần và nguyên tắc hiện diện, vận hành và phối hợp với nhau.

## Câu hỏi cho môi trường kiểm soát

1. Người báo tin xấu được đối xử thế nào?
2. Chỉ tiêu có thúc đẩy hành vi sai không?
3. Vị trí quan trọng có ai thay khi vắng mặt?

Quý khách muốn thực hành trên tình huống có thể tham gia khoá [Kiểm soát nội bộ theo khung COSO](/khoa-hoc/kiem-soat-noi-bo-theo-khung-coso).
`,
  },
];
