/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `AssignTransferInput`. */
export const assignTransferInputRules = rule.object({
  id: rule
    .text('Giao dịch', rule.cleanCode)
    .max(64, 'Giao dịch có nhiều nhất 64 ký tự.')
    .required('Vui lòng nhập giao dịch.'),
  code: rule
    .text('Mã đơn hàng hoặc yêu cầu', rule.cleanCode)
    .test('min', 'Mã đơn hàng hoặc yêu cầu cần ít nhất 9 ký tự.', rule.longEnough(9))
    .max(16, 'Mã đơn hàng hoặc yêu cầu có nhiều nhất 16 ký tự.')
    .required('Vui lòng nhập mã đơn hàng hoặc yêu cầu.'),
});
