/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `RemovePasskeyInput`. */
export const removePasskeyInputRules = rule.object({
  id: rule
    .text('Khoá truy cập', rule.cleanCode)
    .max(64, 'Khoá truy cập có nhiều nhất 64 ký tự.')
    .required('Vui lòng nhập khoá truy cập.'),
});
