/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `UpdateProfileInput`. */
export const updateProfileInputRules = rule.object({
  fullName: rule
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
  phone: rule
    .text('Số điện thoại', rule.cleanPhone)
    .test(
      'format',
      'Số điện thoại gồm 10 hoặc 11 chữ số, ví dụ: 0912345678 hoặc 02438251234.',
      rule.isPhone,
    )
    .transform(rule.emptyToNull)
    .nullable(),
  company: rule
    .text('Đơn vị công tác', rule.cleanLine)
    .max(200, 'Đơn vị công tác có nhiều nhất 200 ký tự.')
    .test(rule.intact('Đơn vị công tác'))
    .transform(rule.emptyToNull)
    .nullable(),
  position: rule
    .text('Chức vụ', rule.cleanLine)
    .max(200, 'Chức vụ có nhiều nhất 200 ký tự.')
    .test(rule.intact('Chức vụ'))
    .transform(rule.emptyToNull)
    .nullable(),
});
