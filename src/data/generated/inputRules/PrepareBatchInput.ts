/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `PrepareBatchInput`. */
export const prepareBatchInputRules = rule.object({
  action: rule
    .text('Việc')
    .oneOf(
      ['remind_membership', 'remind_unpaid', 'block', 'unblock'] as const,
      'Việc không hợp lệ.',
    )
    .required('Vui lòng chọn việc.'),
  q: rule
    .text('Từ khoá')
    .max(200, 'Từ khoá có nhiều nhất 200 ký tự.')
    .transform(rule.emptyToNull)
    .nullable(),
  memberType: rule
    .text('Loại hội viên')
    .oneOf(['none', 'individual', 'student', 'corporate'] as const, 'Loại hội viên không hợp lệ.')
    .transform(rule.emptyToNull)
    .nullable(),
  expiresFrom: rule.day('Hết hạn từ ngày').transform(rule.emptyToNull).nullable(),
  expiresBefore: rule.day('Hết hạn trước ngày').transform(rule.emptyToNull).nullable(),
  role: rule
    .text('Vai trò')
    .oneOf(['member', 'staff'] as const, 'Vai trò không hợp lệ.')
    .transform(rule.emptyToNull)
    .nullable(),
  blocked: rule.flag('Tình trạng').nullable(),
  certification: rule
    .text('Chứng chỉ')
    .oneOf(['CIA', 'CRMA', 'IAP', 'CCSA', 'CFSA', 'CGAP'] as const, 'Chứng chỉ không hợp lệ.')
    .transform(rule.emptyToNull)
    .nullable(),
  cpeShort: rule.flag('Giờ CPE').nullable(),
});
