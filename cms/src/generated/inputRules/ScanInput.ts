/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `ScanInput`. */
export const scanInputRules = rule.object({
  id: rule
    .text('Lượt quét', rule.cleanCode)
    .test('format', 'Lượt quét không hợp lệ.', rule.isUuid)
    .required('Vui lòng nhập lượt quét.'),
  ticket: rule
    .text('Vé', rule.cleanCode)
    .max(70, 'Vé có nhiều nhất 70 ký tự.')
    .required('Vui lòng nhập vé.'),
  direction: rule
    .text('Vào hay ra')
    .oneOf(['in', 'out'] as const, 'Vào hay ra không hợp lệ.')
    .required('Vui lòng chọn vào hay ra.'),
  at: rule.moment('Thời điểm').required('Vui lòng nhập thời điểm.'),
});
