/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `EndTermInput`. */
export const endTermInputRules = rule.object({
  id: rule
    .text('Thời hạn', rule.cleanCode)
    .max(64, 'Thời hạn có nhiều nhất 64 ký tự.')
    .required('Vui lòng nhập thời hạn.'),
  lastDay: rule
    .day('Ngày cuối cùng còn là hội viên')
    .required('Vui lòng nhập ngày cuối cùng còn là hội viên.'),
  reason: rule
    .text('Lý do')
    .test('min', 'Lý do cần ít nhất 5 ký tự.', rule.longEnough(5))
    .max(500, 'Lý do có nhiều nhất 500 ký tự.')
    .required('Vui lòng nhập lý do.'),
});
