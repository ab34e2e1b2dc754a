/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `ForgotPasswordInput`. */
export const forgotPasswordInputRules = rule.object({
  email: rule
    .text('Email', rule.cleanAddress)
    .max(254, 'Email có nhiều nhất 254 ký tự.')
    .test('format', 'Email chưa đúng, ví dụ: ten@congty.vn.', rule.isEmail)
    .required('Vui lòng nhập email.'),
});
