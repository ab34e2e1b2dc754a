/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `LeaveWaitingListInput`. */
export const leaveWaitingListInputRules = rule.object({
  id: rule
    .text('Lượt chờ', rule.cleanCode)
    .max(64, 'Lượt chờ có nhiều nhất 64 ký tự.')
    .required('Vui lòng nhập lượt chờ.'),
});
