/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `StopEmailChangeInput`. */
export const stopEmailChangeInputRules = rule.object({
  code: rule
    .text('Mã', rule.cleanCode)
    .max(200, 'Mã có nhiều nhất 200 ký tự.')
    .required('Vui lòng nhập mã.'),
});
