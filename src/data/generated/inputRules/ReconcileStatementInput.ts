/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `ReconcileStatementInput`. */
export const reconcileStatementInputRules = rule.object({
  content: rule
    .text('Sao kê')
    .max(5333336, 'Sao kê có nhiều nhất 5333336 ký tự.')
    .required('Vui lòng nhập sao kê.'),
  dayOrder: rule
    .text('Cách viết ngày')
    .oneOf(['day_first', 'month_first'] as const, 'Cách viết ngày không hợp lệ.')
    .transform(rule.emptyToNull)
    .nullable(),
  withoutBad: rule.flag('Bỏ qua dòng chưa đọc được').nullable(),
});
