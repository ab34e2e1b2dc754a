import type { StandardSource } from '../types';

export const ethics: StandardSource[] = [
  {
    code: 'II',
    title: 'Lĩnh vực II: Đạo đức và tính chuyên nghiệp',
    slug: 'linh-vuc-2-dao-duc-va-tinh-chuyen-nghiep',
    summary:
      'Năm nguyên tắc và 13 chuẩn mực về hành vi của từng kiểm toán viên nội bộ, thay cho Bộ quy tắc đạo đức trước đây.',
    body: `
Lĩnh vực II (Ethics and Professionalism) quy định hành vi được kỳ vọng ở mọi kiểm toán viên nội bộ, kể cả người phụ trách kiểm toán nội bộ và cá nhân, tổ chức cung cấp dịch vụ kiểm toán nội bộ. Lĩnh vực này thay cho Bộ quy tắc đạo đức của IIA trong khuôn khổ trước năm 2024.

## Năm nguyên tắc

1. [Thể hiện sự chính trực](/tieu-chuan/nguyen-tac-1-the-hien-su-chinh-truc)
2. [Duy trì tính khách quan](/tieu-chuan/nguyen-tac-2-duy-tri-tinh-khach-quan)
3. [Chứng minh năng lực](/tieu-chuan/nguyen-tac-3-chung-minh-nang-luc)
4. [Thực hiện sự thận trọng nghề nghiệp](/tieu-chuan/nguyen-tac-4-thuc-hien-su-than-trong-nghe-nghiep)
5. [Giữ bảo mật](/tieu-chuan/nguyen-tac-5-giu-bao-mat)

## Ai chịu trách nhiệm

Phần lớn chuẩn mực của lĩnh vực này ràng buộc từng cá nhân, không riêng chức năng. Người phụ trách kiểm toán nội bộ có trách nhiệm tạo môi trường để kiểm toán viên tuân thủ được, ví dụ bố trí đào tạo hoặc thay người khi tính khách quan bị suy giảm.

Người giữ chứng chỉ của IIA tích luỹ giờ đạo đức hằng năm, có thể học qua khoá [Đạo đức nghề nghiệp](/khoa-hoc/dao-duc-nghe-nghiep-cho-nguoi-giu-chung-chi) của Viện.
`,
  },
  {
    code: '1',
    title: 'Nguyên tắc 1: Thể hiện sự chính trực',
    slug: 'nguyen-tac-1-the-hien-su-chinh-truc',
    summary:
      'Kiểm toán viên nội bộ thể hiện sự chính trực trong công việc và hành vi: trung thực, can đảm nghề nghiệp và tuân thủ pháp luật.',
    body: `
Chính trực (Demonstrate Integrity) là nền tảng của mọi nguyên tắc khác. Người đọc báo cáo chỉ tin kết luận khi tin người viết ra kết luận ấy.

## Các chuẩn mực

- **Chuẩn mực 1.1 – Trung thực và can đảm nghề nghiệp:** nói sự thật, kể cả khi điều đó gây khó xử; không trình bày sai lệch hoặc bỏ qua thông tin quan trọng; bày tỏ quan ngại dù có thể gặp phản ứng
- **Chuẩn mực 1.2 – Kỳ vọng đạo đức của tổ chức:** hiểu, tôn trọng và góp phần vào kỳ vọng đạo đức chính đáng của tổ chức; nhận biết hành vi trái với kỳ vọng ấy
- **Chuẩn mực 1.3 – Hành vi hợp pháp và có đạo đức:** không tham gia, không dung túng hành vi trái pháp luật hoặc làm mất uy tín của tổ chức và của nghề

## Gợi ý khi áp dụng

Can đảm nghề nghiệp không phải là đối đầu. Nên thống nhất trước với Uỷ ban kiểm toán về cách xử lý khi ban điều hành đề nghị sửa mức độ nghiêm trọng của một phát hiện, để kiểm toán viên có chỗ dựa khi tình huống xảy ra.

> Một câu hỏi tự kiểm tra: nếu toàn bộ giấy tờ làm việc được công khai, ta có thay đổi điều gì trong báo cáo không?
`,
  },
  {
    code: '2',
    title: 'Nguyên tắc 2: Duy trì tính khách quan',
    slug: 'nguyen-tac-2-duy-tri-tinh-khach-quan',
    summary:
      'Kiểm toán viên nội bộ giữ thái độ vô tư, không thiên lệch khi thực hiện dịch vụ và khi đưa ra quyết định.',
    body: `
Khách quan (Maintain Objectivity) là thái độ của từng người, khác với độc lập là vị trí của chức năng. Một chức năng độc lập vẫn có thể có một kiểm toán viên thiếu khách quan.

## Các chuẩn mực

- **Chuẩn mực 2.1 – Khách quan của cá nhân:** đánh giá cân bằng mọi tình tiết liên quan; nhận biết thiên kiến của chính mình
- **Chuẩn mực 2.2 – Bảo vệ tính khách quan:** nhận diện, tránh và giảm thiểu tình huống đe doạ khách quan, trong đó có việc nhận quà, lợi ích hoặc kiểm toán công việc mình từng phụ trách
- **Chuẩn mực 2.3 – Công bố suy giảm tính khách quan:** khi khách quan bị suy giảm, trên thực tế hay bề ngoài, phải công bố kịp thời cho bên liên quan phù hợp

## Mốc mười hai tháng

Kiểm toán viên không thực hiện dịch vụ đảm bảo đối với hoạt động mà mình từng chịu trách nhiệm **trong vòng 12 tháng trước đó**, vì khi ấy tính khách quan được coi là bị suy giảm. Điều này thường gặp khi tuyển người từ bộ phận kế toán hoặc vận hành sang.

## Gợi ý khi áp dụng

Bản khai xung đột lợi ích nên làm hằng năm và làm lại cho từng cuộc kiểm toán. Một dòng “không có xung đột” có ngày tháng và chữ ký là bằng chứng tuân thủ rẻ nhất mà nhiều đơn vị vẫn thiếu.
`,
  },
  {
    code: '3',
    title: 'Nguyên tắc 3: Chứng minh năng lực',
    slug: 'nguyen-tac-3-chung-minh-nang-luc',
    summary:
      'Kiểm toán viên nội bộ vận dụng kiến thức, kỹ năng và khả năng cần thiết, đồng thời phát triển liên tục suốt đời nghề.',
    body: `
Năng lực (Demonstrate Competency) gồm điều đã biết và khả năng học điều chưa biết. Chuẩn mực không đòi một người biết mọi thứ, mà đòi **tập thể** thực hiện dịch vụ có đủ năng lực, hoặc tìm được nguồn hỗ trợ.

## Các chuẩn mực

- **Chuẩn mực 3.1 – Năng lực:** có hoặc đạt được kiến thức, kỹ năng, khả năng để thực hiện tốt trách nhiệm; chỉ nhận dịch vụ mà mình có hoặc có thể đạt được năng lực cần thiết
- **Chuẩn mực 3.2 – Phát triển nghề nghiệp liên tục:** duy trì và phát triển năng lực; người giữ chứng chỉ tuân thủ yêu cầu cập nhật kiến thức của chứng chỉ ấy

## Giờ cập nhật kiến thức hằng năm

- CIA đang hành nghề: 40 giờ CPE, trong đó 2 giờ đạo đức
- CRMA đang hành nghề: 20 giờ CPE
- IAP: 20 giờ CPE, áp dụng từ năm 2026

Cách tính và lưu hồ sơ được nêu ở trang [yêu cầu CPE](/bang-cap/yeu-cau-cpe).

## Gợi ý khi áp dụng

Lập bảng năng lực hai chiều: kỹ năng mà kế hoạch năm đòi hỏi và mức hiện có của từng người. Ô trống là kế hoạch đào tạo hoặc hợp đồng chuyên gia của năm tới.
`,
  },
  {
    code: '4',
    title: 'Nguyên tắc 4: Thực hiện sự thận trọng nghề nghiệp',
    slug: 'nguyen-tac-4-thuc-hien-su-than-trong-nghe-nghiep',
    summary:
      'Kiểm toán viên nội bộ lập kế hoạch và thực hiện dịch vụ với sự cẩn trọng, cân nhắc và hoài nghi nghề nghiệp đúng mức.',
    body: `
Thận trọng nghề nghiệp (Exercise Due Professional Care) là mức cẩn trọng mà một kiểm toán viên có năng lực sẽ dùng trong hoàn cảnh tương tự. Thận trọng không có nghĩa là không bao giờ sai.

## Các chuẩn mực

- **Chuẩn mực 4.1 – Tuân thủ Chuẩn mực Kiểm toán nội bộ toàn cầu:** thực hiện dịch vụ theo Chuẩn mực; nếu pháp luật không cho phép tuân thủ một phần thì tuân thủ phần còn lại và công bố
- **Chuẩn mực 4.2 – Thận trọng nghề nghiệp:** cân nhắc bản chất, hoàn cảnh và yêu cầu của dịch vụ, trong đó có chi phí so với lợi ích và khả năng có sai sót, gian lận đáng kể
- **Chuẩn mực 4.3 – Hoài nghi nghề nghiệp:** luôn đặt câu hỏi, đánh giá phê phán độ tin cậy của thông tin, tìm thêm bằng chứng khi có điều không nhất quán

## Gợi ý khi áp dụng

Hoài nghi nghề nghiệp dễ nói, khó để lại dấu vết. Một cách làm đơn giản là thêm vào giấy tờ làm việc câu “Điều gì có thể khiến kết luận này sai?” và trả lời bằng bằng chứng. Khoá [Kỹ thuật phỏng vấn và thu thập bằng chứng](/khoa-hoc/ky-thuat-phong-van-va-thu-thap-bang-chung) có bài tập về nội dung này.
`,
  },
  {
    code: '5',
    title: 'Nguyên tắc 5: Giữ bảo mật',
    slug: 'nguyen-tac-5-giu-bao-mat',
    summary:
      'Kiểm toán viên nội bộ sử dụng và bảo vệ thông tin đúng mức, vì quyền tiếp cận rộng đi cùng trách nhiệm tương xứng.',
    body: `
Kiểm toán nội bộ được tiếp cận gần như mọi thông tin của tổ chức. Bảo mật (Maintain Confidentiality) là điều kiện để quyền ấy được chấp nhận.

## Các chuẩn mực

- **Chuẩn mực 5.1 – Sử dụng thông tin:** chỉ dùng thông tin cho mục đích nghề nghiệp, theo chính sách của tổ chức và pháp luật; không dùng vì lợi ích cá nhân hoặc trái với lợi ích chính đáng của tổ chức
- **Chuẩn mực 5.2 – Bảo vệ thông tin:** nhận thức trách nhiệm bảo vệ thông tin, giữ gìn tính bảo mật, quyền riêng tư và quyền sở hữu; hiểu quy định về lưu giữ, tiêu huỷ và chia sẻ hồ sơ

## Liên hệ quy định Việt Nam

Khi hồ sơ kiểm toán có dữ liệu cá nhân, đơn vị còn phải tuân thủ pháp luật về bảo vệ dữ liệu cá nhân. Nên thu thập ở mức tối thiểu, che bớt trường không cần và ghi rõ thời hạn lưu.

## Gợi ý khi áp dụng

- Phân quyền thư mục theo từng cuộc kiểm toán, không theo phòng ban
- Thoả thuận bảo mật với chuyên gia thuê ngoài trước khi chia sẻ dữ liệu
- Không đưa dữ liệu của tổ chức vào công cụ trí tuệ nhân tạo chưa được phê duyệt
`,
  },
];
