/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `OrderInvoiceInput`. */
export const orderInvoiceInputRules = rule.object({
  buyer: rule
    .text('Loại hoá đơn')
    .oneOf(['person', 'company'] as const, 'Loại hoá đơn không hợp lệ.')
    .required('Vui lòng chọn loại hoá đơn.'),
  name: rule
    .text('Tên trên hoá đơn', rule.cleanLine)
    .test('min', 'Tên trên hoá đơn cần ít nhất 2 ký tự.', rule.longEnough(2))
    .max(200, 'Tên trên hoá đơn có nhiều nhất 200 ký tự.')
    .test(rule.intact('Tên trên hoá đơn'))
    .required('Vui lòng nhập tên trên hoá đơn.'),
  taxCode: rule
    .text('Mã số thuế', rule.cleanTaxCode)
    .test('format', 'Mã số thuế không đúng.', rule.isTaxCode)
    .transform(rule.emptyToNull)
    .nullable()
    .test('required', 'Vui lòng nhập mã số thuế.', rule.neededWith('buyer', 'company')),
  address: rule
    .text('Địa chỉ trên hoá đơn', rule.cleanLine)
    .test('min', 'Địa chỉ trên hoá đơn cần ít nhất 5 ký tự.', rule.longEnough(5))
    .max(300, 'Địa chỉ trên hoá đơn có nhiều nhất 300 ký tự.')
    .test(rule.intact('Địa chỉ trên hoá đơn'))
    .required('Vui lòng nhập địa chỉ trên hoá đơn.'),
  email: rule
    .text('Email nhận hoá đơn', rule.cleanAddress)
    .max(254, 'Email nhận hoá đơn có nhiều nhất 254 ký tự.')
    .test('format', 'Email nhận hoá đơn chưa đúng, ví dụ: ten@congty.vn.', rule.isEmail)
    .required('Vui lòng nhập email nhận hoá đơn.'),
});
