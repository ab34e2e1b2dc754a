/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';
import { cpeEntryInputRules } from './CpeEntryInput';

/** The rules of `AddCpeEntryInput`. */
export const addCpeEntryInputRules = rule.object({
  idempotencyKey: rule
    .text('Mã yêu cầu', rule.cleanCode)
    .test('format', 'Mã yêu cầu không hợp lệ.', rule.isUuid)
    .required('Vui lòng nhập mã yêu cầu.'),
  entry: cpeEntryInputRules
    .typeError('Hoạt động không hợp lệ.')
    .required('Vui lòng nhập hoạt động.'),
});
