import { describe, expect, it } from 'vitest';
import { checkInput } from '../../cms/src/platform/errors/checkInput';
import { HttpError, type FieldError } from '../../cms/src/platform/errors/HttpError';
import { quoteInputRules } from '@iia/shared/generated/inputRules/QuoteInput';
import { registerInputRules } from '@iia/shared/generated/inputRules/RegisterInput';
import { resetPasswordInputRules } from '@iia/shared/generated/inputRules/ResetPasswordInput';
import { schema } from '@/data/testing/contract';
import { serverFiles, uncheckedInputs } from '../support/uncheckedInputs';

type Rules = Parameters<typeof checkInput>[0];

const item = { kind: 'course', documentId: 'c1', quantity: 1 };
const register = {
  fullName: 'Nguyễn Minh An',
  username: 'minhan',
  email: 'an@congty.vn',
  phone: '0912345678',
  password: 'một hai ba',
  consent: true,
};
const reset = { code: 'x', password: 'một hai ba', passwordConfirmation: 'một hai ba' };

/** What the server refuses in a body, as `field: message`. */
function problems(of: Rules, body: unknown): string[] {
  try {
    checkInput(of, body);
    return [];
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { errors = [] } = error.details as { errors?: FieldError[] };
    return errors.map(({ path, message }) => `${path.join('.')}: ${message}`);
  }
}

// The rules of each kind of value are in packages/rest-contract/codegen/inputRules/plugin.test.ts.
const mistakes: readonly [what: string, of: Rules, body: unknown, says: string][] = [
  [
    'a value that the enum lacks',
    quoteInputRules,
    { items: [{ ...item, kind: 'khoá học' }] },
    'items.0.kind: Loại sản phẩm không hợp lệ.',
  ],
  [
    'null for a required value',
    registerInputRules,
    { ...register, phone: null },
    'phone: Vui lòng nhập số điện thoại.',
  ],
  [
    'text in an invalid format',
    registerInputRules,
    { ...register, email: 'an@' },
    'email: Email chưa đúng, ví dụ: ten@congty.vn.',
  ],
  [
    'an unknown field',
    registerInputRules,
    { ...register, role: 'staff' },
    'role: Trường “role” không được nhận.',
  ],
  [
    'an unknown field in a list item',
    quoteInputRules,
    { items: [{ ...item, price: 1 }] },
    'items.0.price: Trường “price” không được nhận.',
  ],
  [
    'text that databases cannot store',
    registerInputRules,
    { ...register, fullName: 'An\u0000' },
    'fullName: Họ và tên có ký tự không dùng được.',
  ],
  [
    'a confirmation that differs',
    resetPasswordInputRules,
    { ...reset, passwordConfirmation: 'một hai bốn' },
    'passwordConfirmation: Mật khẩu nhập lại không khớp.',
  ],
  [
    'consent that was not given',
    registerInputRules,
    { ...register, consent: false },
    'consent: Vui lòng đồng ý để Viện xử lý dữ liệu cá nhân trước khi tạo tài khoản.',
  ],
  [
    'a body that is not an object',
    registerInputRules,
    'fullName=An',
    'body: Nội dung gửi lên phải là một đối tượng JSON.',
  ],
];

it.each([
  [quoteInputRules, { items: [item] }],
  [registerInputRules, register],
  [resetPasswordInputRules, reset],
] as [Rules, unknown][])('accepts a valid input', (of, body) => {
  expect(problems(of, body)).toEqual([]);
});

it('checks the rules of each input', () => {
  expect(uncheckedInputs(schema, serverFiles)).toEqual([]);
});

describe('server rules', () => {
  it.each(mistakes)('rejects %s', (_what, of, body, says) => {
    expect(problems(of, body)).toContain(says);
  });

  it('reports an input whose rules the server does not check', () => {
    const careless = Object.entries(serverFiles).map(([file, text]) => [
      file,
      text.replace('checkInput(contactInputRules, body)', 'body as Contact'),
    ]);
    expect(uncheckedInputs(schema, Object.fromEntries(careless) as typeof serverFiles)).toEqual([
      'cms/src: nothing calls checkInput(contactInputRules, …), and POST /contacts takes ContactInput!; call it with the body',
    ]);
  });
});
