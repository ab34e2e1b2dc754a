/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `BlockUserInput`. */
export const blockUserInputRules = rule.object({
  id: rule
    .text('Thành viên', rule.cleanCode)
    .max(64, 'Thành viên có nhiều nhất 64 ký tự.')
    .required('Vui lòng nhập thành viên.'),
  blocked: rule.flag('Khoá tài khoản').required('Vui lòng nhập khoá tài khoản.'),
  reason: rule
    .text('Lý do')
    .test('min', 'Lý do cần ít nhất 5 ký tự.', rule.longEnough(5))
    .max(500, 'Lý do có nhiều nhất 500 ký tự.')
    .required('Vui lòng nhập lý do.'),
});
