import type { InferType } from 'yup';
import { itemKindNames } from '@iia/shared/names';
import * as rule from 'rest-contract/rules/vi';
import type { ItemKind, OrderStatus } from '../../generated/types';
import {
  readChoice,
  readDay,
  readNumber,
  readText,
  type ImportColumn,
} from '../../membership/imports/ImportColumn';
import { type Cell, headingOf, textOf } from '../../platform/spreadsheets/cells';

const kinds = Object.keys(itemKindNames) as ItemKind[];

/** Unpaid orders are not among them: they would need payment and seats, so they are settled on the old site. */
const statuses = ['paid', 'completed', 'cancelled', 'refunded'] as const satisfies OrderStatus[];
type SettledStatus = (typeof statuses)[number];

/** Words of exports: ours, WooCommerce's and their Vietnamese translations. */
const statusWords: Readonly<Record<SettledStatus, readonly string[]>> = {
  paid: ['paid', 'processing', 'da thanh toan', 'dang xu ly'],
  completed: ['completed', 'hoan tat', 'hoan thanh', 'da hoan thanh'],
  cancelled: ['cancelled', 'canceled', 'failed', 'da huy', 'that bai'],
  refunded: ['refunded', 'da hoan tien'],
};

const readStatus = (cell: Cell): string => {
  const text = headingOf(textOf(cell)).replace(/^wc /, '');
  return statuses.find((status) => statusWords[status].includes(text)) ?? textOf(cell);
};

const readKind = readChoice(itemKindNames);

/** `1.250.000 ₫`, `1,250,000.00` and `1250000`; đồng have no decimals. */
const readMoney = (cell: Cell): unknown => {
  if (typeof cell === 'number') return cell;
  const text = textOf(cell).replace(/\s|₫|đ|vnd/gi, '');
  const whole = text.replace(/[.,]0{1,2}$/, '');
  const digits = /^\d{1,3}([.,]\d{3})+$/.test(whole) ? whole.replace(/[.,]/g, '') : whole;
  return /^\d+$/.test(digits) ? Number(digits) : digits;
};

const money = (label: string) =>
  rule
    .whole(label)
    .transform(rule.emptyToNull)
    .min(0, `${label} nhỏ nhất là 0.`)
    .max(1_000_000_000_000, `${label} quá lớn.`);

const optional = (label: string, max: number) =>
  rule
    .text(label)
    .transform(rule.emptyToNull)
    .max(max, `${label} có nhiều nhất ${max} ký tự.`)
    .nullable()
    .default(null);

/** One line of an order. The values of the whole order are read from its first line. */
export const orderLineRules = rule.object({
  number: rule
    .text('Số đơn cũ', rule.cleanCode)
    // With its prefix it fits the column.
    .test(
      'pattern',
      'Số đơn cũ gồm nhiều nhất 13 chữ không dấu, chữ số và dấu gạch nối.',
      (value) => !value || /^[A-Za-z0-9-]{1,13}$/.test(value),
    )
    .required('Vui lòng nhập số đơn cũ.'),
  email: rule
    .text('Email', rule.cleanAddress)
    .test('format', 'Email chưa đúng, ví dụ: ten@congty.vn.', rule.isEmail)
    .required('Vui lòng nhập email.'),
  status: rule
    .text('Trạng thái')
    .oneOf(
      [...statuses, ''] as const,
      'Chỉ nhận đơn đã kết thúc: đã thanh toán, hoàn tất, đã huỷ, đã hoàn tiền. Đơn chưa thanh toán cần xử lý xong ở trang cũ.',
    )
    .required('Vui lòng nhập trạng thái.'),
  placedOn: rule.day('Ngày đặt').required('Vui lòng nhập ngày đặt.'),
  paidOn: rule.day('Ngày thanh toán').transform(rule.emptyToNull).nullable().default(null),
  kind: rule
    .text('Loại')
    .oneOf([...kinds, ''] as const, `Chỉ nhận: ${Object.values(itemKindNames).join(', ')}.`)
    .required('Vui lòng nhập loại.'),
  title: rule
    .text('Tên sản phẩm')
    .max(200, 'Tên sản phẩm có nhiều nhất 200 ký tự.')
    .required('Vui lòng nhập tên sản phẩm.'),
  slug: optional('Đường dẫn', 200),
  quantity: rule
    .whole('Số lượng')
    .transform(rule.emptyToNull)
    .min(1, 'Số lượng nhỏ nhất là 1.')
    .max(1000, 'Số lượng lớn nhất là 1000.')
    .nullable()
    .default(null),
  unitPrice: money('Đơn giá').required('Vui lòng nhập đơn giá.'),
  total: money('Tổng cộng').nullable().default(null),
  fullName: optional('Họ và tên', 100),
  phone: optional('Số điện thoại', 20),
  address: optional('Địa chỉ', 500),
  invoiceName: optional('Tên trên hoá đơn', 200),
  invoiceTaxCode: optional('Mã số thuế', 20),
  invoiceAddress: optional('Địa chỉ trên hoá đơn', 500),
  note: optional('Ghi chú', 1000),
});

export type OrderLineValues = InferType<typeof orderLineRules>;

type Column = ImportColumn<keyof OrderLineValues>;

const column = (
  key: Column['key'],
  label: string,
  read: Column['read'],
  { required = false, other = [] }: { required?: boolean; other?: readonly string[] } = {},
): Column => ({ key, label, read, required, otherHeadings: other, hint: '', example: '' });

const needed = { required: true };

/** See `docs/operations/moving-in.md`. */
export const orderLineColumns: readonly Column[] = [
  column('number', 'Số đơn cũ', readText, { ...needed, other: ['so don', 'order number'] }),
  column('email', 'Email', readText, { ...needed, other: ['billing email', 'customer email'] }),
  column('status', 'Trạng thái', readStatus, { ...needed, other: ['order status', 'status'] }),
  column('placedOn', 'Ngày đặt', readDay, { ...needed, other: ['order date', 'date'] }),
  column('paidOn', 'Ngày thanh toán', readDay, { other: ['paid date'] }),
  column('kind', 'Loại', readKind, { ...needed, other: ['kind'] }),
  column('title', 'Tên sản phẩm', readText, { ...needed, other: ['item name', 'product name'] }),
  column('slug', 'Đường dẫn', readText, { other: ['slug', 'product slug'] }),
  column('quantity', 'Số lượng', readNumber, { other: ['quantity', 'qty'] }),
  column('unitPrice', 'Đơn giá', readMoney, { ...needed, other: ['item cost', 'price'] }),
  column('total', 'Tổng cộng', readMoney, { other: ['order total', 'tong tien'] }),
  column('fullName', 'Họ và tên', readText, { other: ['ho ten', 'customer name'] }),
  column('phone', 'Số điện thoại', readText, { other: ['dien thoai', 'billing phone'] }),
  column('address', 'Địa chỉ', readText, { other: ['billing address'] }),
  column('invoiceName', 'Tên trên hoá đơn', readText, { other: ['billing company'] }),
  column('invoiceTaxCode', 'Mã số thuế', readText),
  column('invoiceAddress', 'Địa chỉ trên hoá đơn', readText),
  column('note', 'Ghi chú', readText, { other: ['customer note'] }),
];
