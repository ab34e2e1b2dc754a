/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `ReadNotificationsInput`. */
export const readNotificationsInputRules = rule.object({
  ids: rule
    .list(
      rule.text('Thông báo', rule.cleanCode).required('Vui lòng nhập thông báo.'),
      100,
      'Thông báo có nhiều nhất 100 mục.',
    )
    .min(1, 'Thông báo cần ít nhất 1 mục.')
    .typeError('Thông báo không hợp lệ.')
    .required('Vui lòng nhập thông báo.'),
});
