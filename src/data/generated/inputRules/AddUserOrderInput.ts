/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';
import { orderItemInputRules } from './OrderItemInput';
import { orderCustomerInputRules } from './OrderCustomerInput';
import { orderInvoiceInputRules } from './OrderInvoiceInput';

/** The rules of `AddUserOrderInput`. */
export const addUserOrderInputRules = rule.object({
  items: rule
    .list(
      orderItemInputRules.typeError('Giỏ hàng không hợp lệ.').required('Vui lòng nhập giỏ hàng.'),
      50,
      'Giỏ hàng có nhiều nhất 50 mục.',
    )
    .min(1, 'Giỏ hàng cần ít nhất 1 mục.')
    .typeError('Giỏ hàng không hợp lệ.')
    .required('Vui lòng nhập giỏ hàng.'),
  customer: orderCustomerInputRules
    .typeError('Người đặt không hợp lệ.')
    .required('Vui lòng nhập người đặt.'),
  invoice: orderInvoiceInputRules.typeError('Hoá đơn không hợp lệ.').nullable().default(undefined),
  note: rule
    .text('Ghi chú')
    .max(500, 'Ghi chú có nhiều nhất 500 ký tự.')
    .transform(rule.emptyToNull)
    .nullable(),
  discountCode: rule
    .text('Mã giảm giá', rule.cleanCode)
    .max(40, 'Mã giảm giá có nhiều nhất 40 ký tự.')
    .transform(rule.emptyToNull)
    .nullable(),
  expectedTotal: rule
    .whole('Tổng tiền')
    .min(0, 'Tổng tiền nhỏ nhất là 0.')
    .required('Vui lòng nhập tổng tiền.'),
  idempotencyKey: rule
    .text('Mã đơn', rule.cleanCode)
    .test('format', 'Mã đơn không hợp lệ.', rule.isUuid)
    .required('Vui lòng nhập mã đơn.'),
});
