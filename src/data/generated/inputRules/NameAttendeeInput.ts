/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `NameAttendeeInput`. */
export const nameAttendeeInputRules = rule.object({
  ticket: rule
    .text('Vé', rule.cleanCode)
    .max(70, 'Vé có nhiều nhất 70 ký tự.')
    .required('Vui lòng nhập vé.'),
  name: rule
    .text('Họ và tên', rule.cleanName)
    .test('min', 'Họ và tên cần ít nhất 2 ký tự.', rule.longEnough(2))
    .max(100, 'Họ và tên có nhiều nhất 100 ký tự.')
    .test(
      'format',
      'Họ và tên viết trên một dòng, không có đường dẫn, dấu gạch chéo hay dấu < >.',
      rule.isName,
    )
    .test(rule.intactName('Họ và tên'))
    .required('Vui lòng nhập họ và tên.'),
  email: rule
    .text('Email', rule.cleanAddress)
    .max(254, 'Email có nhiều nhất 254 ký tự.')
    .test('format', 'Email chưa đúng, ví dụ: ten@congty.vn.', rule.isEmail)
    .transform(rule.emptyToNull)
    .nullable(),
});
