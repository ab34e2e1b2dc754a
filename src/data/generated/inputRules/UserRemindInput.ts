/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `UserRemindInput`. */
export const userRemindInputRules = rule.object({
  userIds: rule
    .list(
      rule.text('Người nhận', rule.cleanCode).required('Vui lòng nhập người nhận.'),
      500,
      'Người nhận có nhiều nhất 500 mục.',
    )
    .min(1, 'Người nhận cần ít nhất 1 mục.')
    .typeError('Người nhận không hợp lệ.')
    .required('Vui lòng nhập người nhận.'),
  kind: rule
    .text('Loại nhắc nhở')
    .oneOf(['membership_expiring', 'unpaid_order'] as const, 'Loại nhắc nhở không hợp lệ.')
    .required('Vui lòng chọn loại nhắc nhở.'),
});
