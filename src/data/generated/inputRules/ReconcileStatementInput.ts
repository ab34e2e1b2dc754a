/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `ReconcileStatementInput`. */
export const reconcileStatementInputRules = rule.object({
  content: rule
    .text('Sao kê')
    .max(245000, 'Sao kê có nhiều nhất 245000 ký tự.')
    .required('Vui lòng nhập sao kê.'),
});
