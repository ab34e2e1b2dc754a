/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `RunBatchInput`. */
export const runBatchInputRules = rule.object({
  id: rule
    .text('Lượt xử lý', rule.cleanCode)
    .max(64, 'Lượt xử lý có nhiều nhất 64 ký tự.')
    .required('Vui lòng nhập lượt xử lý.'),
  why: rule
    .text('Lý do')
    .test('min', 'Lý do cần ít nhất 5 ký tự.', rule.longEnough(5))
    .max(500, 'Lý do có nhiều nhất 500 ký tự.')
    .required('Vui lòng nhập lý do.'),
});
