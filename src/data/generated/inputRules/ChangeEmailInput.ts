/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `ChangeEmailInput`. */
export const changeEmailInputRules = rule.object({
  email: rule
    .text('Email mới', rule.cleanAddress)
    .max(254, 'Email mới có nhiều nhất 254 ký tự.')
    .test('format', 'Email mới chưa đúng, ví dụ: ten@congty.vn.', rule.isEmail)
    .required('Vui lòng nhập email mới.'),
});
