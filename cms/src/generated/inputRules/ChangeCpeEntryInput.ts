/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';
import { cpeEntryInputRules } from './CpeEntryInput';

/** The rules of `ChangeCpeEntryInput`. */
export const changeCpeEntryInputRules = rule.object({
  id: rule
    .text('Hoạt động', rule.cleanCode)
    .max(64, 'Hoạt động có nhiều nhất 64 ký tự.')
    .required('Vui lòng nhập hoạt động.'),
  entry: cpeEntryInputRules
    .typeError('Hoạt động không hợp lệ.')
    .required('Vui lòng nhập hoạt động.'),
});
