import type { StandardSource } from '../types';

export const codeOfEthics: StandardSource[] = [
  {
    code: 'ĐĐ-1',
    title: 'Chính trực',
    slug: 'dao-duc-nghe-nghiep-chinh-truc',
    summary:
      'Sự chính trực của kiểm toán viên nội bộ tạo lập niềm tin, và vì thế là cơ sở để các bên tin cậy vào xét đoán của họ.',
    body: `
Chính trực (Integrity) đứng đầu Bộ quy tắc đạo đức của IIA. Không có chính trực, ba nguyên tắc còn lại mất ý nghĩa.

## Quy tắc hành vi

1. Thực hiện công việc một cách trung thực, cần mẫn và có trách nhiệm.
2. Tuân thủ pháp luật và công bố những gì pháp luật, nghề nghiệp yêu cầu.
3. Không cố ý tham gia hoạt động bất hợp pháp hoặc hành vi làm mất uy tín của nghề hay của tổ chức.
4. Tôn trọng và đóng góp cho mục tiêu chính đáng, có đạo đức của tổ chức.

## Trong khuôn khổ hiện nay

Từ ngày 09/01/2025, nội dung này nằm trong [Nguyên tắc 1](/tieu-chuan/nguyen-tac-1-the-hien-su-chinh-truc) của Chuẩn mực Kiểm toán nội bộ toàn cầu, có bổ sung yêu cầu về can đảm nghề nghiệp.
`,
  },
  {
    code: 'ĐĐ-2',
    title: 'Khách quan',
    slug: 'dao-duc-nghe-nghiep-khach-quan',
    summary:
      'Kiểm toán viên nội bộ thể hiện mức khách quan cao nhất khi thu thập, đánh giá và truyền đạt thông tin về hoạt động được kiểm tra.',
    body: `
Khách quan (Objectivity) đòi hỏi đánh giá cân bằng mọi tình tiết liên quan, không để lợi ích của mình hoặc của người khác chi phối.

## Quy tắc hành vi

1. Không tham gia hoạt động hay quan hệ có thể làm tổn hại, hoặc bị cho là làm tổn hại, sự đánh giá vô tư.
2. Không nhận bất cứ thứ gì có thể làm tổn hại, hoặc bị cho là làm tổn hại, xét đoán nghề nghiệp.
3. Công bố mọi sự việc trọng yếu mà mình biết, nếu không công bố có thể làm sai lệch báo cáo.

## Trong khuôn khổ hiện nay

Nội dung được phát triển thành ba chuẩn mực của [Nguyên tắc 2](/tieu-chuan/nguyen-tac-2-duy-tri-tinh-khach-quan), trong đó có yêu cầu công bố suy giảm tính khách quan.
`,
  },
  {
    code: 'ĐĐ-3',
    title: 'Bảo mật',
    slug: 'dao-duc-nghe-nghiep-bao-mat',
    summary:
      'Kiểm toán viên nội bộ tôn trọng giá trị và quyền sở hữu thông tin, không tiết lộ khi chưa được phép, trừ nghĩa vụ pháp lý hoặc nghề nghiệp.',
    body: `
Bảo mật (Confidentiality) là lời cam kết đi cùng quyền tiếp cận không hạn chế.

## Quy tắc hành vi

1. Thận trọng khi sử dụng và bảo vệ thông tin thu thập được trong quá trình làm việc.
2. Không dùng thông tin vì lợi ích cá nhân, hoặc theo cách trái pháp luật hay làm hại mục tiêu chính đáng, có đạo đức của tổ chức.

## Trong khuôn khổ hiện nay

Hai quy tắc này tương ứng với hai chuẩn mực 5.1 và 5.2 của [Nguyên tắc 5](/tieu-chuan/nguyen-tac-5-giu-bao-mat). Nghĩa vụ bảo mật tiếp tục sau khi kiểm toán viên rời tổ chức.
`,
  },
  {
    code: 'ĐĐ-4',
    title: 'Năng lực chuyên môn',
    slug: 'dao-duc-nghe-nghiep-nang-luc-chuyen-mon',
    summary:
      'Kiểm toán viên nội bộ vận dụng kiến thức, kỹ năng và kinh nghiệm cần thiết khi thực hiện dịch vụ kiểm toán nội bộ.',
    body: `
Năng lực chuyên môn (Competency) là lời hứa với người sử dụng kết quả kiểm toán.

## Quy tắc hành vi

1. Chỉ thực hiện những dịch vụ mà mình có đủ kiến thức, kỹ năng và kinh nghiệm.
2. Thực hiện dịch vụ theo chuẩn mực nghề nghiệp.
3. Không ngừng nâng cao trình độ, hiệu quả và chất lượng dịch vụ.

## Trong khuôn khổ hiện nay

Chuẩn mực 2024 tách nội dung này thành [Nguyên tắc 3](/tieu-chuan/nguyen-tac-3-chung-minh-nang-luc) về năng lực và [Nguyên tắc 4](/tieu-chuan/nguyen-tac-4-thuc-hien-su-than-trong-nghe-nghiep) về thận trọng nghề nghiệp. Vì vậy bốn nguyên tắc đạo đức trước đây nay thành năm nguyên tắc.
`,
  },
];
