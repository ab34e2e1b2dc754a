/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `StaffRoleInput`. */
export const staffRoleInputRules = rule.object({
  id: rule
    .text('Thành viên', rule.cleanCode)
    .max(64, 'Thành viên có nhiều nhất 64 ký tự.')
    .required('Vui lòng nhập thành viên.'),
  staff: rule.flag('Quyền nhân viên').required('Vui lòng nhập quyền nhân viên.'),
  reason: rule
    .text('Lý do')
    .test('min', 'Lý do cần ít nhất 5 ký tự.', rule.longEnough(5))
    .max(500, 'Lý do có nhiều nhất 500 ký tự.')
    .required('Vui lòng nhập lý do.'),
});
