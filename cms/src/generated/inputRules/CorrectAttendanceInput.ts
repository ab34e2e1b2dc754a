/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `CorrectAttendanceInput`. */
export const correctAttendanceInputRules = rule.object({
  id: rule
    .text('Mã điều chỉnh', rule.cleanCode)
    .test('format', 'Mã điều chỉnh không hợp lệ.', rule.isUuid)
    .required('Vui lòng nhập mã điều chỉnh.'),
  kind: rule
    .text('Loại sự kiện')
    .oneOf(['course', 'document', 'seminar'] as const, 'Loại sự kiện không hợp lệ.')
    .required('Vui lòng chọn loại sự kiện.'),
  event: rule
    .text('Sự kiện', rule.cleanCode)
    .max(64, 'Sự kiện có nhiều nhất 64 ký tự.')
    .required('Vui lòng nhập sự kiện.'),
  ticket: rule
    .text('Vé', rule.cleanCode)
    .max(70, 'Vé có nhiều nhất 70 ký tự.')
    .required('Vui lòng nhập vé.'),
  direction: rule
    .text('Vào hay ra')
    .oneOf(['in', 'out'] as const, 'Vào hay ra không hợp lệ.')
    .required('Vui lòng chọn vào hay ra.'),
  at: rule.moment('Thời điểm').required('Vui lòng nhập thời điểm.'),
  reason: rule
    .text('Lý do')
    .test('min', 'Lý do cần ít nhất 5 ký tự.', rule.longEnough(5))
    .max(200, 'Lý do có nhiều nhất 200 ký tự.')
    .required('Vui lòng nhập lý do.'),
});
