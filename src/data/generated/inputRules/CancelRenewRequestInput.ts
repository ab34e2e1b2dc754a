/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `CancelRenewRequestInput`. */
export const cancelRenewRequestInputRules = rule.object({
  id: rule
    .text('Yêu cầu hội viên', rule.cleanCode)
    .max(64, 'Yêu cầu hội viên có nhiều nhất 64 ký tự.')
    .required('Vui lòng nhập yêu cầu hội viên.'),
});
