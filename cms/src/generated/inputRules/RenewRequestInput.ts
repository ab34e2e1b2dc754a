/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `RenewRequestInput`. */
export const renewRequestInputRules = rule.object({
  memberType: rule
    .text('Loại hội viên')
    .oneOf(['individual', 'student', 'corporate'] as const, 'Loại hội viên không hợp lệ.')
    .required('Vui lòng chọn loại hội viên.'),
  years: rule
    .whole('Số năm')
    .min(1, 'Số năm nhỏ nhất là 1.')
    .max(3, 'Số năm lớn nhất là 3.')
    .required('Vui lòng nhập số năm.'),
  expectedPrice: rule
    .whole('Phí hội viên')
    .min(0, 'Phí hội viên nhỏ nhất là 0.')
    .required('Vui lòng nhập phí hội viên.'),
  note: rule
    .text('Ghi chú')
    .max(500, 'Ghi chú có nhiều nhất 500 ký tự.')
    .transform(rule.emptyToNull)
    .nullable(),
  idempotencyKey: rule
    .text('Mã yêu cầu', rule.cleanCode)
    .test('format', 'Mã yêu cầu không hợp lệ.', rule.isUuid)
    .required('Vui lòng nhập mã yêu cầu.'),
});
