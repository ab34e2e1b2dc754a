/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `ResetSecondFactorInput`. */
export const resetSecondFactorInputRules = rule.object({
  userId: rule
    .text('Tài khoản', rule.cleanCode)
    .max(64, 'Tài khoản có nhiều nhất 64 ký tự.')
    .required('Vui lòng nhập tài khoản.'),
  reason: rule
    .text('Lý do')
    .test('min', 'Lý do cần ít nhất 5 ký tự.', rule.longEnough(5))
    .max(300, 'Lý do có nhiều nhất 300 ký tự.')
    .required('Vui lòng nhập lý do.'),
});
