/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `ConfirmIdentityInput`. */
export const confirmIdentityInputRules = rule.object({
  password: rule
    .secret('Mật khẩu')
    .max(72, 'Mật khẩu có nhiều nhất 72 ký tự.')
    .required('Vui lòng nhập mật khẩu.'),
  code: rule
    .text('Mã xác thực', rule.cleanCode)
    .max(40, 'Mã xác thực có nhiều nhất 40 ký tự.')
    .transform(rule.emptyToNull)
    .nullable(),
});
