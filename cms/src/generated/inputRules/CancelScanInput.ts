/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `CancelScanInput`. */
export const cancelScanInputRules = rule.object({
  scan: rule
    .text('Lượt quét', rule.cleanCode)
    .test('format', 'Lượt quét không hợp lệ.', rule.isUuid)
    .required('Vui lòng nhập lượt quét.'),
  reason: rule
    .text('Lý do')
    .test('min', 'Lý do cần ít nhất 5 ký tự.', rule.longEnough(5))
    .max(200, 'Lý do có nhiều nhất 200 ký tự.')
    .required('Vui lòng nhập lý do.'),
});
