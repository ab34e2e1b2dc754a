/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `RunImportInput`. */
export const runImportInputRules = rule.object({
  kind: rule
    .text('Loại dữ liệu')
    .oneOf(['members', 'certificates'] as const, 'Loại dữ liệu không hợp lệ.')
    .required('Vui lòng chọn loại dữ liệu.'),
  content: rule
    .text('Tệp')
    .max(320000, 'Tệp có nhiều nhất 320000 ký tự.')
    .required('Vui lòng nhập tệp.'),
  plan: rule
    .text('Kết quả kiểm tra', rule.cleanCode)
    .max(64, 'Kết quả kiểm tra có nhiều nhất 64 ký tự.')
    .required('Vui lòng nhập kết quả kiểm tra.'),
  skipBad: rule.flag('Nhập các dòng đúng').nullable(),
  reason: rule
    .text('Lý do')
    .test('min', 'Lý do cần ít nhất 5 ký tự.', rule.longEnough(5))
    .max(500, 'Lý do có nhiều nhất 500 ký tự.')
    .required('Vui lòng nhập lý do.'),
});
