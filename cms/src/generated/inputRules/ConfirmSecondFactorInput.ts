/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `ConfirmSecondFactorInput`. */
export const confirmSecondFactorInputRules = rule.object({
  code: rule
    .text('Mã của ứng dụng', rule.cleanCode)
    .test('min', 'Mã của ứng dụng cần ít nhất 6 ký tự.', rule.longEnough(6))
    .max(20, 'Mã của ứng dụng có nhiều nhất 20 ký tự.')
    .required('Vui lòng nhập mã của ứng dụng.'),
});
