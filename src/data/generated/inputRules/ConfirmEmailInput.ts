/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `ConfirmEmailInput`. */
export const confirmEmailInputRules = rule.object({
  code: rule
    .text('Mã xác nhận', rule.cleanCode)
    .max(200, 'Mã xác nhận có nhiều nhất 200 ký tự.')
    .required('Vui lòng nhập mã xác nhận.'),
});
