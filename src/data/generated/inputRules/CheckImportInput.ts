/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `CheckImportInput`. */
export const checkImportInputRules = rule.object({
  kind: rule
    .text('Loại dữ liệu')
    .oneOf(['members', 'certificates'] as const, 'Loại dữ liệu không hợp lệ.')
    .required('Vui lòng chọn loại dữ liệu.'),
  content: rule
    .text('Tệp')
    .max(320000, 'Tệp có nhiều nhất 320000 ký tự.')
    .required('Vui lòng nhập tệp.'),
});
