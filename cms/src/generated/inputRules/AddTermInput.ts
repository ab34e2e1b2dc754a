/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `AddTermInput`. */
export const addTermInputRules = rule.object({
  id: rule
    .text('Thành viên', rule.cleanCode)
    .max(64, 'Thành viên có nhiều nhất 64 ký tự.')
    .required('Vui lòng nhập thành viên.'),
  memberType: rule
    .text('Loại hội viên')
    .oneOf(['individual', 'student', 'corporate'] as const, 'Loại hội viên không hợp lệ.')
    .required('Vui lòng chọn loại hội viên.'),
  startsOn: rule.day('Ngày đầu').required('Vui lòng nhập ngày đầu.'),
  endsOn: rule.day('Ngày cuối').required('Vui lòng nhập ngày cuối.'),
  seats: rule
    .whole('Số chỗ')
    .min(0, 'Số chỗ nhỏ nhất là 0.')
    .max(1000, 'Số chỗ lớn nhất là 1000.')
    .nullable(),
  reason: rule
    .text('Lý do')
    .test('min', 'Lý do cần ít nhất 5 ký tự.', rule.longEnough(5))
    .max(500, 'Lý do có nhiều nhất 500 ký tự.')
    .required('Vui lòng nhập lý do.'),
});
