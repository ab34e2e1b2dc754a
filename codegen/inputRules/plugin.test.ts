import { ScriptTarget, transpile } from 'typescript';
import { describe, expect, it } from 'vitest';
import type { ObjectSchema, ValidationError } from 'yup';
import * as yup from 'yup';
import { schemaOf } from '../testing/schemas';
import { plugin } from './plugin';

type Rules = Record<string, ObjectSchema<Record<string, unknown>>>;

/** The rules that are made of these inputs, as they would be imported. */
function rulesOf(inputs: string): Rules {
  const { content } = plugin(schemaOf(`type Query { a: Int @local } ${inputs}`));
  const code = transpile(content, { target: ScriptTarget.ESNext }).replace(
    /export const (\w+) =/g,
    'const $1 = exported.$1 =',
  );
  const exported: Rules = {};
  const names = Object.keys(yup);
  new Function('exported', ...names, code)(
    exported,
    ...names.map((name) => yup[name as keyof typeof yup]),
  );
  return exported;
}

async function errorsOf(
  rules: Rules[string] | undefined,
  value: unknown,
): Promise<Record<string, string>> {
  return rules!
    .validate(value, { abortEarly: false, stripUnknown: true })
    .then(() => ({}))
    .catch(({ inner }: ValidationError) =>
      Object.fromEntries(inner.map(({ path, message }) => [path ?? '', message])),
    );
}

const { personInputRules, tripInputRules } = rulesOf(`
  enum Kind { bus self_driven @wire(value: "self-driven") }
  input PersonInput {
    name: String! @constraint(label: "Họ tên", minLength: 2, maxLength: 10)
    email: String! @constraint(label: "Email", format: EMAIL)
    phone: String @constraint(label: "Số điện thoại", format: PHONE)
    taxCode: String @constraint(label: "Mã số thuế", format: TAX_CODE)
    password: String! @constraint(label: "Mật khẩu", minLength: 8, maxBytes: 16)
    agreed: Boolean! @constraint(label: "Đồng ý", equals: "true", message: "Vui lòng đồng ý.")
  }
  input TripInput {
    kind: Kind! @constraint(label: "Loại")
    seats: Int! @constraint(label: "Số chỗ", min: 1, max: 9)
    id: ID @constraint(label: "Mã", format: UUID)
    guests: [PersonInput!]! @constraint(label: "Khách", minLength: 1, maxLength: 2)
    payer: PersonInput @constraint(label: "Người trả")
  }`);

const person = {
  name: 'Minh An',
  email: 'an@congty.vn',
  phone: '0912345678',
  taxCode: '0100109106',
  password: 'một hai ba',
  agreed: true,
};
const trip = { kind: 'self-driven', seats: 2, guests: [person], payer: null };

describe('the rules of an input', () => {
  it('pass what is right', async () => {
    expect(await errorsOf(personInputRules, person)).toEqual({});
    expect(await errorsOf(tripInputRules, trip)).toEqual({});
  });

  it.each([
    ['name', '', 'Vui lòng nhập họ tên.'],
    ['name', '   ', 'Vui lòng nhập họ tên.'],
    ['name', 'A', 'Họ tên cần ít nhất 2 ký tự.'],
    ['name', 'A quá dài để đứng đây', 'Họ tên có nhiều nhất 10 ký tự.'],
    ['name', 5, 'Họ tên không hợp lệ.'],
    ['name', { toString: 'x' }, 'Họ tên không hợp lệ.'],
    ['email', 'an@', 'Email chưa đúng, ví dụ: ten@congty.vn.'],
    ['email', 'an@congty', 'Email chưa đúng, ví dụ: ten@congty.vn.'],
    ['phone', '0212345678', 'Số điện thoại gồm 10 chữ số, ví dụ: 0912345678.'],
    ['taxCode', '0100109107', 'Mã số thuế không đúng.'],
    ['password', 'ngắn', 'Mật khẩu cần ít nhất 8 ký tự.'],
    ['password', 'ộộộộộộộộ', 'Mật khẩu quá dài: dùng tối đa 16 ký tự không dấu.'],
    ['password', 'có\0mười hai', 'Mật khẩu có ký tự không dùng được.'],
    ['name', 'A\0n', 'Họ tên có ký tự không dùng được.'],
    ['name', 'A\ud83d', 'Họ tên có ký tự không dùng được.'],
    ['agreed', false, 'Vui lòng đồng ý.'],
    ['agreed', 'true', 'Vui lòng đồng ý.'],
  ])('refuse %s: %j', async (field, value, message) => {
    const errors = await errorsOf(personInputRules, { ...person, [field]: value });
    expect(errors[field]).toBe(message);
  });

  it.each([
    ['phone', ''],
    ['phone', null],
    ['phone', '+84912345678'],
    ['phone', '091 234 56-78'],
    ['taxCode', undefined],
    ['taxCode', '0100109106-001'],
    ['taxCode', '001088012345'],
  ])('let %s be %j', async (field, value) => {
    expect(await errorsOf(personInputRules, { ...person, [field]: value })).toEqual({});
  });

  it.each([
    ['kind', 'self_driven', 'Loại không hợp lệ.'],
    ['seats', '2', 'Số chỗ phải là số.'],
    ['seats', 1.5, 'Số chỗ phải là số nguyên.'],
    ['seats', 2 ** 60, 'Số chỗ lớn nhất là 9.'],
    ['seats', Number.NaN, 'Số chỗ phải là số.'],
    ['id', 'x', 'Mã không hợp lệ.'],
    ['guests', [], 'Khách cần ít nhất 1 mục.'],
    ['guests', [person, person, person], 'Khách có nhiều nhất 2 mục.'],
    ['guests', 'x', 'Khách không hợp lệ.'],
    ['payer', 'x', 'Người trả không hợp lệ.'],
  ])('refuse %s: %j', async (field, value, message) => {
    const errors = await errorsOf(tripInputRules, { ...trip, [field]: value });
    expect(Object.values(errors)).toContain(message);
  });

  it('tell of an item by its place', async () => {
    const errors = await errorsOf(tripInputRules, { ...trip, guests: [{ ...person, name: '' }] });
    expect(errors).toEqual({ 'guests[0].name': 'Vui lòng nhập họ tên.' });
  });

  it.each([
    [null, 'Vui lòng nhập khách.'],
    ['x', 'Khách không hợp lệ.'],
    [[], 'Khách không hợp lệ.'],
  ])('say in our words that %j is no item', async (item, message) => {
    const errors = await errorsOf(tripInputRules, { ...trip, guests: [item] });
    expect(errors).toEqual({ 'guests[0]': message });
  });

  it('do not look into a list that is too long', async () => {
    const errors = await errorsOf(tripInputRules, { ...trip, guests: ['x', 'x', 'x'] });
    expect(errors).toEqual({ guests: 'Khách có nhiều nhất 2 mục.' });
  });

  it('say one thing of an empty field', () => {
    const broken = () =>
      personInputRules!.validateSync({ ...person, name: '' }, { abortEarly: false });
    expect(broken).toThrow(expect.objectContaining({ errors: ['Vui lòng nhập họ tên.'] }) as Error);
  });

  it('trim what is read, except a password', async () => {
    const read = await personInputRules!.validate({
      ...person,
      name: ' An  ',
      password: ' 8 spaces ',
    });
    expect(read).toMatchObject({ name: 'An', password: ' 8 spaces ' });
  });

  it('refuse inputs that hold each other', () => {
    expect(() =>
      plugin(schemaOf('type Query { a: Int @local } input A { b: B } input B { a: A }')),
    ).toThrow('break the circle');
  });
});
