/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `CpeEntryInput`. */
export const cpeEntryInputRules = rule.object({
  day: rule.day('Ngày học').required('Vui lòng nhập ngày học.'),
  hours: rule
    .decimal('Số giờ CPE')
    .min(0, 'Số giờ CPE nhỏ nhất là 0.')
    .max(100, 'Số giờ CPE lớn nhất là 100.')
    .required('Vui lòng nhập số giờ CPE.'),
  subject: rule
    .text('Nội dung')
    .test('min', 'Nội dung cần ít nhất 3 ký tự.', rule.longEnough(3))
    .max(200, 'Nội dung có nhiều nhất 200 ký tự.')
    .required('Vui lòng nhập nội dung.'),
  provider: rule
    .text('Đơn vị tổ chức', rule.cleanLine)
    .test('min', 'Đơn vị tổ chức cần ít nhất 2 ký tự.', rule.longEnough(2))
    .max(150, 'Đơn vị tổ chức có nhiều nhất 150 ký tự.')
    .test(rule.intact('Đơn vị tổ chức'))
    .required('Vui lòng nhập đơn vị tổ chức.'),
  part: rule
    .text('Nhóm nội dung')
    .oneOf(['general', 'ethics', 'risk', 'technology'] as const, 'Nhóm nội dung không hợp lệ.')
    .required('Vui lòng chọn nhóm nội dung.'),
  evidence: rule
    .text('Tệp minh chứng', rule.cleanCode)
    .max(64, 'Tệp minh chứng có nhiều nhất 64 ký tự.')
    .transform(rule.emptyToNull)
    .nullable(),
});
