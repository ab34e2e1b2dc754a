/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `ChooseEmailsInput`. */
export const chooseEmailsInputRules = rule.object({
  kind: rule
    .text('Loại thư')
    .oneOf(['membership_reminders', 'order_reminders'] as const, 'Loại thư không hợp lệ.')
    .required('Vui lòng chọn loại thư.'),
  wanted: rule.flag('Nhận thư').required('Vui lòng nhập nhận thư.'),
});
