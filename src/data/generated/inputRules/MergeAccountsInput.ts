/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `MergeAccountsInput`. */
export const mergeAccountsInputRules = rule.object({
  keep: rule
    .text('Tài khoản giữ lại', rule.cleanCode)
    .max(64, 'Tài khoản giữ lại có nhiều nhất 64 ký tự.')
    .required('Vui lòng nhập tài khoản giữ lại.'),
  remove: rule
    .text('Tài khoản gộp vào', rule.cleanCode)
    .max(64, 'Tài khoản gộp vào có nhiều nhất 64 ký tự.')
    .required('Vui lòng nhập tài khoản gộp vào.'),
  reason: rule
    .text('Lý do')
    .test('min', 'Lý do cần ít nhất 5 ký tự.', rule.longEnough(5))
    .max(500, 'Lý do có nhiều nhất 500 ký tự.')
    .required('Vui lòng nhập lý do.'),
});
