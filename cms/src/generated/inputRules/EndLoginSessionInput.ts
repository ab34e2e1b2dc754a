/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `EndLoginSessionInput`. */
export const endLoginSessionInputRules = rule.object({
  id: rule
    .text('Phiên đăng nhập', rule.cleanCode)
    .max(64, 'Phiên đăng nhập có nhiều nhất 64 ký tự.')
    .required('Vui lòng nhập phiên đăng nhập.'),
});
