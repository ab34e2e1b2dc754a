/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `CloseRefundInput`. */
export const closeRefundInputRules = rule.object({
  id: rule
    .text('Khoản hoàn', rule.cleanCode)
    .max(64, 'Khoản hoàn có nhiều nhất 64 ký tự.')
    .required('Vui lòng nhập khoản hoàn.'),
  reference: rule
    .text('Mã giao dịch hoàn', rule.cleanLine)
    .test('min', 'Mã giao dịch hoàn cần ít nhất 4 ký tự.', rule.longEnough(4))
    .max(100, 'Mã giao dịch hoàn có nhiều nhất 100 ký tự.')
    .test(rule.intact('Mã giao dịch hoàn'))
    .required('Vui lòng nhập mã giao dịch hoàn.'),
});
