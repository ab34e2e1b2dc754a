/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `InviteSeatInput`. */
export const inviteSeatInputRules = rule.object({
  email: rule
    .text('Email của đồng nghiệp', rule.cleanAddress)
    .max(254, 'Email của đồng nghiệp có nhiều nhất 254 ký tự.')
    .test('format', 'Email của đồng nghiệp chưa đúng, ví dụ: ten@congty.vn.', rule.isEmail)
    .required('Vui lòng nhập email của đồng nghiệp.'),
});
