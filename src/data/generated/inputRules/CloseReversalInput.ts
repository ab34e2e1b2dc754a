/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `CloseReversalInput`. */
export const closeReversalInputRules = rule.object({
  id: rule
    .text('Bút toán đảo', rule.cleanCode)
    .max(64, 'Bút toán đảo có nhiều nhất 64 ký tự.')
    .required('Vui lòng nhập bút toán đảo.'),
  note: rule
    .text('Ghi chú xử lý')
    .test('min', 'Ghi chú xử lý cần ít nhất 4 ký tự.', rule.longEnough(4))
    .max(500, 'Ghi chú xử lý có nhiều nhất 500 ký tự.')
    .required('Vui lòng nhập ghi chú xử lý.'),
});
