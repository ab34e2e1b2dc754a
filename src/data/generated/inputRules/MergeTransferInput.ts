/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `MergeTransferInput`. */
export const mergeTransferInputRules = rule.object({
  id: rule
    .text('Giao dịch', rule.cleanCode)
    .max(64, 'Giao dịch có nhiều nhất 64 ký tự.')
    .required('Vui lòng nhập giao dịch.'),
  into: rule
    .text('Giao dịch đã ghi', rule.cleanCode)
    .max(64, 'Giao dịch đã ghi có nhiều nhất 64 ký tự.')
    .required('Vui lòng nhập giao dịch đã ghi.'),
});
