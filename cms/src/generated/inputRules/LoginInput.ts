/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `LoginInput`. */
export const loginInputRules = rule.object({
  identifier: rule
    .text('Email hoặc tên đăng nhập', rule.cleanAddress)
    .max(254, 'Email hoặc tên đăng nhập có nhiều nhất 254 ký tự.')
    .required('Vui lòng nhập email hoặc tên đăng nhập.'),
  password: rule
    .secret('Mật khẩu')
    .max(72, 'Mật khẩu có nhiều nhất 72 ký tự.')
    .required('Vui lòng nhập mật khẩu.'),
});
