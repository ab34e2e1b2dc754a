/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `ResetPasswordInput`. */
export const resetPasswordInputRules = rule.object({
  code: rule
    .text('Mã đặt lại mật khẩu', rule.cleanCode)
    .max(200, 'Mã đặt lại mật khẩu có nhiều nhất 200 ký tự.')
    .required('Vui lòng nhập mã đặt lại mật khẩu.'),
  password: rule
    .secret('Mật khẩu mới')
    .test('min', 'Mật khẩu mới cần ít nhất 10 ký tự.', rule.longEnough(10))
    .max(72, 'Mật khẩu mới có nhiều nhất 72 ký tự.')
    .test('bytes', 'Mật khẩu mới quá dài: dùng tối đa 72 ký tự không dấu.', rule.withinBytes(72))
    .required('Vui lòng nhập mật khẩu mới.'),
  passwordConfirmation: rule
    .secret('Mật khẩu nhập lại')
    .oneOf([rule.ref('password')], 'Mật khẩu nhập lại không khớp.')
    .required('Vui lòng nhập mật khẩu nhập lại.'),
});
