/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `DeleteCpeEntryInput`. */
export const deleteCpeEntryInputRules = rule.object({
  id: rule
    .text('Hoạt động', rule.cleanCode)
    .max(64, 'Hoạt động có nhiều nhất 64 ký tự.')
    .required('Vui lòng nhập hoạt động.'),
});
