/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `ContactInput`. */
export const contactInputRules = rule.object({
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
    .transform(rule.emptyToNull)
    .nullable(),
  subject: rule
    .text('Tiêu đề', rule.cleanLine)
    .test('min', 'Tiêu đề cần ít nhất 3 ký tự.', rule.longEnough(3))
    .max(150, 'Tiêu đề có nhiều nhất 150 ký tự.')
    .test(rule.intact('Tiêu đề'))
    .required('Vui lòng nhập tiêu đề.'),
  message: rule
    .text('Nội dung')
    .test('min', 'Nội dung cần ít nhất 10 ký tự.', rule.longEnough(10))
    .max(5000, 'Nội dung có nhiều nhất 5000 ký tự.')
    .required('Vui lòng nhập nội dung.'),
  website: rule
    .text('Trang web')
    .max(200, 'Trang web có nhiều nhất 200 ký tự.')
    .transform(rule.emptyToNull)
    .nullable(),
});
