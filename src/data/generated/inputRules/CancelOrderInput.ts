/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `CancelOrderInput`. */
export const cancelOrderInputRules = rule.object({
  id: rule
    .text('Đơn hàng', rule.cleanCode)
    .max(64, 'Đơn hàng có nhiều nhất 64 ký tự.')
    .required('Vui lòng nhập đơn hàng.'),
});
