/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `RegisterInput`. */
export const registerInputRules = rule.object({
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
  username: rule
    .text('Tên đăng nhập', rule.cleanAddress)
    .test('min', 'Tên đăng nhập cần ít nhất 3 ký tự.', rule.longEnough(3))
    .max(30, 'Tên đăng nhập có nhiều nhất 30 ký tự.')
    .test(
      'pattern',
      'Tên đăng nhập chỉ gồm chữ không dấu, chữ số, dấu chấm, gạch ngang và gạch dưới.',
      rule.like(new RegExp('^[a-zA-Z0-9._-]+$'), 30),
    )
    .required('Vui lòng nhập tên đăng nhập.'),
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
  password: rule
    .secret('Mật khẩu')
    .test('min', 'Mật khẩu cần ít nhất 10 ký tự.', rule.longEnough(10))
    .max(72, 'Mật khẩu có nhiều nhất 72 ký tự.')
    .test('bytes', 'Mật khẩu quá dài: dùng tối đa 72 ký tự không dấu.', rule.withinBytes(72))
    .required('Vui lòng nhập mật khẩu.'),
  consent: rule
    .flag('Đồng ý')
    .oneOf([true], 'Vui lòng đồng ý để Viện xử lý dữ liệu cá nhân trước khi tạo tài khoản.')
    .required('Vui lòng nhập đồng ý.'),
});
