/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `PasskeyInput`. */
export const passkeyInputRules = rule.object({
  credential: rule
    .secret('Khoá truy cập')
    .max(8000, 'Khoá truy cập có nhiều nhất 8000 ký tự.')
    .required('Vui lòng nhập khoá truy cập.'),
});
