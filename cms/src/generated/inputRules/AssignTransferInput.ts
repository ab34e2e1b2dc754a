/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';
import { transferPartInputRules } from './TransferPartInput';

/** The rules of `AssignTransferInput`. */
export const assignTransferInputRules = rule.object({
  id: rule
    .text('Giao dịch', rule.cleanCode)
    .max(64, 'Giao dịch có nhiều nhất 64 ký tự.')
    .required('Vui lòng nhập giao dịch.'),
  parts: rule
    .list(
      transferPartInputRules
        .typeError('Danh sách mã không hợp lệ.')
        .required('Vui lòng nhập danh sách mã.'),
      20,
      'Danh sách mã có nhiều nhất 20 mục.',
    )
    .min(1, 'Danh sách mã cần ít nhất 1 mục.')
    .typeError('Danh sách mã không hợp lệ.')
    .required('Vui lòng nhập danh sách mã.'),
});
