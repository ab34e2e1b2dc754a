/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `OrderCustomerInput`. */
export const orderCustomerInputRules = rule.object({
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
  email: rule
    .text('Email', rule.cleanAddress)
    .max(254, 'Email có nhiều nhất 254 ký tự.')
    .test('format', 'Email chưa đúng, ví dụ: ten@congty.vn.', rule.isEmail)
    .required('Vui lòng nhập email.'),
  phone: rule
    .text('Số điện thoại', rule.cleanPhone)
    .test(
      'format',
      'Số điện thoại gồm 10 hoặc 11 chữ số, ví dụ: 0912345678 hoặc 02438251234.',
      rule.isPhone,
    )
    .required('Vui lòng nhập số điện thoại.'),
  address: rule
    .text('Địa chỉ', rule.cleanLine)
    .max(300, 'Địa chỉ có nhiều nhất 300 ký tự.')
    .test(rule.intact('Địa chỉ'))
    .transform(rule.emptyToNull)
    .nullable(),
});
