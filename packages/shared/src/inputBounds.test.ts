import { expect, it } from 'vitest';
import type { AnyObject, ObjectSchema } from 'yup';

type Rules = ObjectSchema<AnyObject>;
const modules = import.meta.glob<Record<string, Rules>>('./generated/inputRules/*.ts', {
  eager: true,
});

/** Whether the rules of an input accept a value in one field. */
function accepts(input: string, field: string, value: unknown): boolean {
  const [rules] = Object.values(modules[`./generated/inputRules/${input}.ts`] ?? {});
  if (!rules) throw new Error(`${input} has no rules.`);
  const given = { password: 'Gio-nam-thoi-2026', [field]: value };
  try {
    rules.validateSyncAt(field, given);
    return true;
  } catch {
    return false;
  }
}

const item = { kind: 'course', documentId: 'a', quantity: 1 };
const uuid = '0b6dbb9e-7f7a-4ae1-9b3f-9e5c1c2d3e4f';
const scan = { id: uuid, ticket: 'a', direction: 'in', at: '2026-11-21T05:00:00Z' };
const part = { code: 'DH26A7K3Q' };

// Literally, and not derived from the schema: a changed or deleted bound must fail.
it.each([
  ['AddCpeEntryInput', 'idempotencyKey', [uuid], [undefined, 'abc']],
  ['AddTermInput', 'seats', [null, 0, 1000], [-1, 1001, 1.5]],
  ['AddUserOrderInput', 'expectedTotal', [0, 1], [undefined, -1, 0.5, '1']],
  ['AddUserOrderInput', 'idempotencyKey', [uuid], [undefined, 'abc']],
  ['AddUserOrderInput', 'items', [[item], Array(50).fill(item)], [[], Array(51).fill(item)]],
  ['AssignTransferInput', 'parts', [[part], Array(20).fill(part)], [[], Array(21).fill(part)]],
  ['ChangePasswordInput', 'passwordConfirmation', ['Gio-nam-thoi-2026'], ['khac-hoan-toan']],
  ['ChangePasswordInput', 'password', ['mười chữ c', 'a'.repeat(72)], ['ngan', 'a'.repeat(73)]],
  ['ContactInput', 'fullName', ['An'], [undefined, 'A', 'a'.repeat(101)]],
  ['ContactInput', 'email', ['an@vien.vn'], [undefined, 'không phải', `${'a'.repeat(250)}@a.vn`]],
  ['ContactInput', 'phone', [null, '0912345678'], ['123']],
  ['ContactInput', 'subject', ['abc', 'a'.repeat(150)], [undefined, ' ab ', 'a'.repeat(151)]],
  ['ContactInput', 'message', ['a'.repeat(10), 'a'.repeat(5000)], ['ngắn', 'a'.repeat(5001), {}]],
  ['CpeEntryInput', 'hours', [0.1, 100], [-0.1, -1, 100.1, '1']],
  ['CpeEntryInput', 'part', ['ethics'], ['cooking']],
  ['CpePracticeInput', 'year', [2000, 2100], [1999, 2101]],
  ['OrderItemInput', 'quantity', [1, 100], [0, -1, 101, 1.5, '2']],
  ['QuoteInput', 'items', [[item], Array(50).fill(item)], [[], Array(51).fill(item)]],
  [
    'ReadNotificationsInput',
    'ids',
    [['a'], Array(100).fill('a')],
    [[], [''], 'a', null, Array(101).fill('a')],
  ],
  ['RecordScansInput', 'scans', [[scan], Array(50).fill(scan)], [[], Array(51).fill(scan)]],
  ['RegisterInput', 'consent', [true], [undefined, false]],
  ['RegisterInput', 'password', ['Gio-nam-thoi'], ['ngan', 'gio-nam-9', 'ă'.repeat(37)]],
  ['RegisterInput', 'username', ['an.b'], ['có dấu', 'a@b.vn']],
  ['RenewRequestInput', 'expectedPrice', [0], [undefined, -1, 0.5]],
  ['RenewRequestInput', 'idempotencyKey', [uuid], [undefined, 'abc']],
  ['RenewRequestInput', 'memberType', ['student'], ['none']],
  ['RenewRequestInput', 'note', [null, 'x'.repeat(500)], ['x'.repeat(501)]],
  ['RenewRequestInput', 'years', [1, 2, 3], [undefined, 0, 4, 0.5, '1']],
  ['ResetPasswordInput', 'passwordConfirmation', ['Gio-nam-thoi-2026'], ['khac-hoan-toan']],
  ['TransferPartInput', 'amount', [null, 1], [0, -1, 0.5]],
  ['UserRemindInput', 'kind', ['unpaid_order'], ['quang_cao']],
  ['UserRemindInput', 'userIds', [['a'], Array(500).fill('a')], [[], 'a', Array(501).fill('a')]],
] as [string, string, unknown[], unknown[]][])(
  'bounds %s.%s',
  (input, field, accepted, refused) => {
    const is = (value: unknown) => accepts(input, field, value);
    expect(accepted.filter((value) => !is(value))).toEqual([]);
    expect(refused.filter(is)).toEqual([]);
  },
);
