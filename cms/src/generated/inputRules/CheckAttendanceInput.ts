/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `CheckAttendanceInput`. */
export const checkAttendanceInputRules = rule.object({
  code: rule
    .text('Mã xác minh', rule.cleanCode)
    .test('min', 'Mã xác minh cần ít nhất 10 ký tự.', rule.longEnough(10))
    .max(60, 'Mã xác minh có nhiều nhất 60 ký tự.')
    .required('Vui lòng nhập mã xác minh.'),
});
