/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import { array, boolean, number, object, ref, string, type AnySchema, type ISchema } from 'yup';
/** Takes a value as it is given. Set in place: yup's own conversion looks at the first schema. */
const exact = <T extends AnySchema>(schema: T): T =>
  schema.withMutation((fresh: T) => fresh.clone({ coerce: false }) as T);

/** Not every database keeps a NUL, and half a surrogate pair is no letter. */
const isReadable = (value: string | null | undefined) => !value || !/[\0\p{Cs}]/u.test(value);

/** Trimmed text. */
const text = (label: string) =>
  exact(string())
    .typeError(`${label} không hợp lệ.`)
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value))
    .test('readable', `${label} có ký tự không dùng được.`, isReadable);

/** Text to the letter: spaces of a password count. */
const secret = (label: string) =>
  exact(string())
    .typeError(`${label} không hợp lệ.`)
    .test('readable', `${label} có ký tự không dùng được.`, isReadable);

const longEnough = (least: number) => (value: string | null | undefined) =>
  !value || value.length >= least;

/** In UTF-8. */
const withinBytes = (most: number) => (value: string | null | undefined) =>
  !value || new TextEncoder().encode(value).length <= most;

/** A whole number that counts exactly. */
const whole = (label: string) =>
  exact(number())
    .typeError(`${label} phải là số.`)
    .test(
      'whole',
      `${label} phải là số nguyên.`,
      (value) => value == null || Number.isSafeInteger(value),
    );

const flag = (label: string) => exact(boolean()).typeError(`${label} không hợp lệ.`);

/** Of a list that is too long nothing else is said: its items may be very many. */
const list = <T>(item: ISchema<T>, most: number, tooLong: string) => {
  const whole = array(item);
  const refused = array().max(most, tooLong) as unknown as typeof whole;
  return whole.when('.', ([value]: unknown[], schema) =>
    Array.isArray(value) && value.length > most ? refused : schema,
  );
};

/** An optional field left empty in a form is no value. */
const emptyToNull = (value: unknown) => (value === '' ? null : value);

/** As people write numbers: `091 234-56.78`. */
const withoutSeparators = (value: unknown) =>
  typeof value === 'string' ? value.replace(/[\s.()-]/g, '') : value;

const isEmail = (value: string | null | undefined) =>
  !value || /^[^\s@<>()",;:\\[\]]+@[^\s@.<>()",;:\\[\]]+(\.[^\s@.<>()",;:\\[\]]+)+$/.test(value);

const isPhone = (value: string | null | undefined) =>
  !value || /^(0|\+84)[35789]\d{8}$/.test(value);

/** 10 digits, 13 (10-3) or 12; the tenth of a company's code checks the first nine. */
const isTaxCode = (value: string | null | undefined) => {
  if (!value) return true;
  if (/^\d{12}$/.test(value)) return true;
  if (!/^\d{10}(-?\d{3})?$/.test(value)) return false;
  const weights = [31, 29, 23, 19, 17, 13, 7, 5, 3];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(value[index]), 0);
  return Number(value[9]) === 10 - (sum % 11);
};

const isUuid = (value: string | null | undefined) =>
  !value || /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(value);

/** The rules of `LoginInput`. */
export const loginInputRules = object({
  identifier: text('Email hoặc tên đăng nhập')
    .max(254, 'Email hoặc tên đăng nhập có nhiều nhất 254 ký tự.')
    .required('Vui lòng nhập email hoặc tên đăng nhập.'),
  password: secret('Mật khẩu')
    .max(72, 'Mật khẩu có nhiều nhất 72 ký tự.')
    .required('Vui lòng nhập mật khẩu.'),
});

/** The rules of `RegisterInput`. */
export const registerInputRules = object({
  fullName: text('Họ và tên')
    .test('min', 'Họ và tên cần ít nhất 2 ký tự.', longEnough(2))
    .max(100, 'Họ và tên có nhiều nhất 100 ký tự.')
    .required('Vui lòng nhập họ và tên.'),
  username: text('Tên đăng nhập')
    .test('min', 'Tên đăng nhập cần ít nhất 3 ký tự.', longEnough(3))
    .max(30, 'Tên đăng nhập có nhiều nhất 30 ký tự.')
    .matches(new RegExp('^[a-zA-Z0-9._-]+$'), {
      excludeEmptyString: true,
      message: 'Tên đăng nhập chỉ gồm chữ không dấu, chữ số, dấu chấm, gạch ngang và gạch dưới.',
    })
    .required('Vui lòng nhập tên đăng nhập.'),
  email: text('Email')
    .max(254, 'Email có nhiều nhất 254 ký tự.')
    .test('format', 'Email chưa đúng, ví dụ: ten@congty.vn.', isEmail)
    .required('Vui lòng nhập email.'),
  phone: text('Số điện thoại')
    .transform(withoutSeparators)
    .test('format', 'Số điện thoại gồm 10 chữ số, ví dụ: 0912345678.', isPhone)
    .required('Vui lòng nhập số điện thoại.'),
  password: secret('Mật khẩu')
    .test('min', 'Mật khẩu cần ít nhất 8 ký tự.', longEnough(8))
    .max(72, 'Mật khẩu có nhiều nhất 72 ký tự.')
    .test('bytes', 'Mật khẩu quá dài: dùng tối đa 72 ký tự không dấu.', withinBytes(72))
    .required('Vui lòng nhập mật khẩu.'),
  consent: flag('Đồng ý')
    .oneOf([true], 'Vui lòng đồng ý với điều khoản và chính sách dữ liệu cá nhân để tiếp tục.')
    .required('Vui lòng nhập đồng ý.'),
});

/** The rules of `ForgotPasswordInput`. */
export const forgotPasswordInputRules = object({
  email: text('Email')
    .max(254, 'Email có nhiều nhất 254 ký tự.')
    .test('format', 'Email chưa đúng, ví dụ: ten@congty.vn.', isEmail)
    .required('Vui lòng nhập email.'),
});

/** The rules of `ResetPasswordInput`. */
export const resetPasswordInputRules = object({
  code: text('Mã đặt lại mật khẩu')
    .max(200, 'Mã đặt lại mật khẩu có nhiều nhất 200 ký tự.')
    .required('Vui lòng nhập mã đặt lại mật khẩu.'),
  password: secret('Mật khẩu mới')
    .test('min', 'Mật khẩu mới cần ít nhất 8 ký tự.', longEnough(8))
    .max(72, 'Mật khẩu mới có nhiều nhất 72 ký tự.')
    .test('bytes', 'Mật khẩu mới quá dài: dùng tối đa 72 ký tự không dấu.', withinBytes(72))
    .required('Vui lòng nhập mật khẩu mới.'),
  passwordConfirmation: secret('Mật khẩu nhập lại')
    .oneOf([ref('password')], 'Mật khẩu nhập lại không khớp.')
    .required('Vui lòng nhập mật khẩu nhập lại.'),
});

/** The rules of `ChangePasswordInput`. */
export const changePasswordInputRules = object({
  currentPassword: secret('Mật khẩu hiện tại')
    .max(72, 'Mật khẩu hiện tại có nhiều nhất 72 ký tự.')
    .required('Vui lòng nhập mật khẩu hiện tại.'),
  password: secret('Mật khẩu mới')
    .test('min', 'Mật khẩu mới cần ít nhất 8 ký tự.', longEnough(8))
    .max(72, 'Mật khẩu mới có nhiều nhất 72 ký tự.')
    .test('bytes', 'Mật khẩu mới quá dài: dùng tối đa 72 ký tự không dấu.', withinBytes(72))
    .required('Vui lòng nhập mật khẩu mới.'),
  passwordConfirmation: secret('Mật khẩu nhập lại')
    .oneOf([ref('password')], 'Mật khẩu nhập lại không khớp.')
    .required('Vui lòng nhập mật khẩu nhập lại.'),
});

/** The rules of `UpdateProfileInput`. */
export const updateProfileInputRules = object({
  fullName: text('Họ và tên')
    .test('min', 'Họ và tên cần ít nhất 2 ký tự.', longEnough(2))
    .max(100, 'Họ và tên có nhiều nhất 100 ký tự.')
    .required('Vui lòng nhập họ và tên.'),
  phone: text('Số điện thoại')
    .transform(withoutSeparators)
    .test('format', 'Số điện thoại gồm 10 chữ số, ví dụ: 0912345678.', isPhone)
    .transform(emptyToNull)
    .nullable(),
  company: text('Đơn vị công tác')
    .max(200, 'Đơn vị công tác có nhiều nhất 200 ký tự.')
    .transform(emptyToNull)
    .nullable(),
  position: text('Chức vụ')
    .max(200, 'Chức vụ có nhiều nhất 200 ký tự.')
    .transform(emptyToNull)
    .nullable(),
});

/** The rules of `UserRemindInput`. */
export const userRemindInputRules = object({
  userIds: list(
    text('Người nhận').required('Vui lòng nhập người nhận.'),
    500,
    'Người nhận có nhiều nhất 500 mục.',
  )
    .min(1, 'Người nhận cần ít nhất 1 mục.')
    .typeError('Người nhận không hợp lệ.')
    .required('Vui lòng nhập người nhận.'),
  kind: text('Loại nhắc nhở')
    .oneOf(['membership_expiring', 'unpaid_order'] as const, 'Loại nhắc nhở không hợp lệ.')
    .required('Vui lòng chọn loại nhắc nhở.'),
});

/** The rules of `ContactInput`. */
export const contactInputRules = object({
  fullName: text('Họ và tên')
    .test('min', 'Họ và tên cần ít nhất 2 ký tự.', longEnough(2))
    .max(100, 'Họ và tên có nhiều nhất 100 ký tự.')
    .required('Vui lòng nhập họ và tên.'),
  email: text('Email')
    .max(254, 'Email có nhiều nhất 254 ký tự.')
    .test('format', 'Email chưa đúng, ví dụ: ten@congty.vn.', isEmail)
    .required('Vui lòng nhập email.'),
  phone: text('Số điện thoại')
    .transform(withoutSeparators)
    .test('format', 'Số điện thoại gồm 10 chữ số, ví dụ: 0912345678.', isPhone)
    .transform(emptyToNull)
    .nullable(),
  subject: text('Tiêu đề')
    .test('min', 'Tiêu đề cần ít nhất 3 ký tự.', longEnough(3))
    .max(150, 'Tiêu đề có nhiều nhất 150 ký tự.')
    .required('Vui lòng nhập tiêu đề.'),
  message: text('Nội dung')
    .test('min', 'Nội dung cần ít nhất 10 ký tự.', longEnough(10))
    .max(5000, 'Nội dung có nhiều nhất 5000 ký tự.')
    .required('Vui lòng nhập nội dung.'),
  website: text('Trang web')
    .max(200, 'Trang web có nhiều nhất 200 ký tự.')
    .transform(emptyToNull)
    .nullable(),
});

/** The rules of `RenewRequestInput`. */
export const renewRequestInputRules = object({
  memberType: text('Loại hội viên')
    .oneOf(['individual', 'student', 'corporate'] as const, 'Loại hội viên không hợp lệ.')
    .required('Vui lòng chọn loại hội viên.'),
  years: whole('Số năm')
    .min(1, 'Số năm nhỏ nhất là 1.')
    .max(3, 'Số năm lớn nhất là 3.')
    .required('Vui lòng nhập số năm.'),
  expectedPrice: whole('Phí hội viên')
    .min(0, 'Phí hội viên nhỏ nhất là 0.')
    .required('Vui lòng nhập phí hội viên.'),
  note: text('Ghi chú')
    .max(500, 'Ghi chú có nhiều nhất 500 ký tự.')
    .transform(emptyToNull)
    .nullable(),
  idempotencyKey: text('Mã yêu cầu')
    .test('format', 'Mã yêu cầu không hợp lệ.', isUuid)
    .required('Vui lòng nhập mã yêu cầu.'),
});

/** The rules of `ReadNotificationsInput`. */
export const readNotificationsInputRules = object({
  ids: list(
    text('Thông báo').required('Vui lòng nhập thông báo.'),
    100,
    'Thông báo có nhiều nhất 100 mục.',
  )
    .min(1, 'Thông báo cần ít nhất 1 mục.')
    .typeError('Thông báo không hợp lệ.')
    .required('Vui lòng nhập thông báo.'),
});

/** The rules of `OrderItemInput`. */
export const orderItemInputRules = object({
  kind: text('Loại sản phẩm')
    .oneOf(['course', 'document', 'seminar'] as const, 'Loại sản phẩm không hợp lệ.')
    .required('Vui lòng chọn loại sản phẩm.'),
  documentId: text('Sản phẩm')
    .max(64, 'Sản phẩm có nhiều nhất 64 ký tự.')
    .required('Vui lòng nhập sản phẩm.'),
  quantity: whole('Số lượng')
    .min(1, 'Số lượng nhỏ nhất là 1.')
    .max(100, 'Số lượng lớn nhất là 100.')
    .required('Vui lòng nhập số lượng.'),
  groupId: text('Nhóm lựa chọn')
    .max(64, 'Nhóm lựa chọn có nhiều nhất 64 ký tự.')
    .transform(emptyToNull)
    .nullable(),
  optionId: text('Lựa chọn')
    .max(64, 'Lựa chọn có nhiều nhất 64 ký tự.')
    .transform(emptyToNull)
    .nullable(),
});

/** The rules of `QuoteInput`. */
export const quoteInputRules = object({
  items: list(
    orderItemInputRules.typeError('Giỏ hàng không hợp lệ.').required('Vui lòng nhập giỏ hàng.'),
    50,
    'Giỏ hàng có nhiều nhất 50 mục.',
  )
    .min(1, 'Giỏ hàng cần ít nhất 1 mục.')
    .typeError('Giỏ hàng không hợp lệ.')
    .required('Vui lòng nhập giỏ hàng.'),
  discountCode: text('Mã giảm giá')
    .max(40, 'Mã giảm giá có nhiều nhất 40 ký tự.')
    .transform(emptyToNull)
    .nullable(),
});

/** The rules of `OrderCustomerInput`. */
export const orderCustomerInputRules = object({
  fullName: text('Họ và tên')
    .test('min', 'Họ và tên cần ít nhất 2 ký tự.', longEnough(2))
    .max(100, 'Họ và tên có nhiều nhất 100 ký tự.')
    .required('Vui lòng nhập họ và tên.'),
  email: text('Email')
    .max(254, 'Email có nhiều nhất 254 ký tự.')
    .test('format', 'Email chưa đúng, ví dụ: ten@congty.vn.', isEmail)
    .required('Vui lòng nhập email.'),
  phone: text('Số điện thoại')
    .transform(withoutSeparators)
    .test('format', 'Số điện thoại gồm 10 chữ số, ví dụ: 0912345678.', isPhone)
    .required('Vui lòng nhập số điện thoại.'),
  address: text('Địa chỉ')
    .max(300, 'Địa chỉ có nhiều nhất 300 ký tự.')
    .transform(emptyToNull)
    .nullable(),
});

/** The rules of `OrderInvoiceInput`. */
export const orderInvoiceInputRules = object({
  buyer: text('Loại hoá đơn')
    .oneOf(['person', 'company'] as const, 'Loại hoá đơn không hợp lệ.')
    .required('Vui lòng chọn loại hoá đơn.'),
  name: text('Tên trên hoá đơn')
    .test('min', 'Tên trên hoá đơn cần ít nhất 2 ký tự.', longEnough(2))
    .max(200, 'Tên trên hoá đơn có nhiều nhất 200 ký tự.')
    .required('Vui lòng nhập tên trên hoá đơn.'),
  taxCode: text('Mã số thuế')
    .test('format', 'Mã số thuế không đúng.', isTaxCode)
    .transform(emptyToNull)
    .nullable(),
  address: text('Địa chỉ trên hoá đơn')
    .test('min', 'Địa chỉ trên hoá đơn cần ít nhất 5 ký tự.', longEnough(5))
    .max(300, 'Địa chỉ trên hoá đơn có nhiều nhất 300 ký tự.')
    .required('Vui lòng nhập địa chỉ trên hoá đơn.'),
  email: text('Email nhận hoá đơn')
    .max(254, 'Email nhận hoá đơn có nhiều nhất 254 ký tự.')
    .test('format', 'Email nhận hoá đơn chưa đúng, ví dụ: ten@congty.vn.', isEmail)
    .required('Vui lòng nhập email nhận hoá đơn.'),
});

/** The rules of `AddUserOrderInput`. */
export const addUserOrderInputRules = object({
  items: list(
    orderItemInputRules.typeError('Giỏ hàng không hợp lệ.').required('Vui lòng nhập giỏ hàng.'),
    50,
    'Giỏ hàng có nhiều nhất 50 mục.',
  )
    .min(1, 'Giỏ hàng cần ít nhất 1 mục.')
    .typeError('Giỏ hàng không hợp lệ.')
    .required('Vui lòng nhập giỏ hàng.'),
  customer: orderCustomerInputRules
    .typeError('Người đặt không hợp lệ.')
    .required('Vui lòng nhập người đặt.'),
  invoice: orderInvoiceInputRules.typeError('Hoá đơn không hợp lệ.').nullable().default(undefined),
  note: text('Ghi chú')
    .max(500, 'Ghi chú có nhiều nhất 500 ký tự.')
    .transform(emptyToNull)
    .nullable(),
  discountCode: text('Mã giảm giá')
    .max(40, 'Mã giảm giá có nhiều nhất 40 ký tự.')
    .transform(emptyToNull)
    .nullable(),
  expectedTotal: whole('Tổng tiền')
    .min(0, 'Tổng tiền nhỏ nhất là 0.')
    .required('Vui lòng nhập tổng tiền.'),
  idempotencyKey: text('Mã đơn')
    .test('format', 'Mã đơn không hợp lệ.', isUuid)
    .required('Vui lòng nhập mã đơn.'),
});

/** The rules of `CancelOrderInput`. */
export const cancelOrderInputRules = object({
  id: text('Đơn hàng')
    .max(64, 'Đơn hàng có nhiều nhất 64 ký tự.')
    .required('Vui lòng nhập đơn hàng.'),
});
