/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';
import { orderItemInputRules } from './OrderItemInput';

/** The rules of `QuoteInput`. */
export const quoteInputRules = rule.object({
  items: rule
    .list(
      orderItemInputRules.typeError('Giỏ hàng không hợp lệ.').required('Vui lòng nhập giỏ hàng.'),
      50,
      'Giỏ hàng có nhiều nhất 50 mục.',
    )
    .min(1, 'Giỏ hàng cần ít nhất 1 mục.')
    .typeError('Giỏ hàng không hợp lệ.')
    .required('Vui lòng nhập giỏ hàng.'),
  discountCode: rule
    .text('Mã giảm giá', rule.cleanCode)
    .max(40, 'Mã giảm giá có nhiều nhất 40 ký tự.')
    .transform(rule.emptyToNull)
    .nullable(),
});
