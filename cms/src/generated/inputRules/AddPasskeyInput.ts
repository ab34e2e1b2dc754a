/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `AddPasskeyInput`. */
export const addPasskeyInputRules = rule.object({
  name: rule
    .text('Tên khoá truy cập', rule.cleanLine)
    .max(60, 'Tên khoá truy cập có nhiều nhất 60 ký tự.')
    .test(rule.intact('Tên khoá truy cập'))
    .required('Vui lòng nhập tên khoá truy cập.'),
  credential: rule
    .secret('Khoá truy cập')
    .max(8000, 'Khoá truy cập có nhiều nhất 8000 ký tự.')
    .required('Vui lòng nhập khoá truy cập.'),
});
