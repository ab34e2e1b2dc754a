/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `TransferPartInput`. */
export const transferPartInputRules = rule.object({
  code: rule
    .text('Mã đơn hàng hoặc yêu cầu', rule.cleanCode)
    .test('min', 'Mã đơn hàng hoặc yêu cầu cần ít nhất 9 ký tự.', rule.longEnough(9))
    .max(16, 'Mã đơn hàng hoặc yêu cầu có nhiều nhất 16 ký tự.')
    .required('Vui lòng nhập mã đơn hàng hoặc yêu cầu.'),
  amount: rule.whole('Số tiền').min(1, 'Số tiền nhỏ nhất là 1.').nullable(),
});
