/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `UpdateProfileInput`. */
export const updateProfileInputRules = rule.object({
  fullName: rule
    .text('Họ và tên')
    .test('min', 'Họ và tên cần ít nhất 2 ký tự.', rule.longEnough(2))
    .max(100, 'Họ và tên có nhiều nhất 100 ký tự.')
    .test(
      'format',
      'Họ và tên viết trên một dòng, không có đường dẫn hay dấu gạch chéo.',
      rule.isName,
    )
    .required('Vui lòng nhập họ và tên.'),
  phone: rule
    .text('Số điện thoại')
    .transform(rule.withoutSeparators)
    .test('format', 'Số điện thoại gồm 10 chữ số, ví dụ: 0912345678.', rule.isPhone)
    .transform(rule.emptyToNull)
    .nullable(),
  company: rule
    .text('Đơn vị công tác')
    .max(200, 'Đơn vị công tác có nhiều nhất 200 ký tự.')
    .transform(rule.emptyToNull)
    .nullable(),
  position: rule
    .text('Chức vụ')
    .max(200, 'Chức vụ có nhiều nhất 200 ký tự.')
    .transform(rule.emptyToNull)
    .nullable(),
});
