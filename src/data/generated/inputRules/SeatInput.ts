/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `SeatInput`. */
export const seatInputRules = rule.object({
  id: rule
    .text('Chỗ hội viên', rule.cleanCode)
    .max(64, 'Chỗ hội viên có nhiều nhất 64 ký tự.')
    .required('Vui lòng nhập chỗ hội viên.'),
});
