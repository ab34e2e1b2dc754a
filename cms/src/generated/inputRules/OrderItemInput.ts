/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `OrderItemInput`. */
export const orderItemInputRules = rule.object({
  kind: rule
    .text('Loại sản phẩm')
    .oneOf(['course', 'document', 'seminar'] as const, 'Loại sản phẩm không hợp lệ.')
    .required('Vui lòng chọn loại sản phẩm.'),
  documentId: rule
    .text('Sản phẩm', rule.cleanCode)
    .max(64, 'Sản phẩm có nhiều nhất 64 ký tự.')
    .required('Vui lòng nhập sản phẩm.'),
  quantity: rule
    .whole('Số lượng')
    .min(1, 'Số lượng nhỏ nhất là 1.')
    .max(100, 'Số lượng lớn nhất là 100.')
    .required('Vui lòng nhập số lượng.'),
  groupId: rule
    .text('Nhóm lựa chọn', rule.cleanCode)
    .max(64, 'Nhóm lựa chọn có nhiều nhất 64 ký tự.')
    .transform(rule.emptyToNull)
    .nullable(),
  optionId: rule
    .text('Lựa chọn', rule.cleanCode)
    .max(64, 'Lựa chọn có nhiều nhất 64 ký tự.')
    .transform(rule.emptyToNull)
    .nullable(),
});
