import { isInputObjectType } from 'graphql';
import { ScriptTarget, transpile } from 'typescript';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ObjectSchema, ValidationError } from 'yup';
import { schemaOf } from '../../testing/schemas';
import { plugin } from './plugin';
import * as parts from '../../rules/vi';

type Rules = Record<string, ObjectSchema<Record<string, unknown>>>;

/** Returns the generated rules of these inputs, as if imported. */
function rulesOf(inputs: string): Rules {
  const schema = schemaOf(`type Query { a: Int @local } ${inputs}`);
  const rules: Rules = {};
  for (const { name } of Object.values(schema.getTypeMap()).filter(isInputObjectType)) {
    const { content } = plugin(schema, [], { input: name, language: 'vi' });
    const code = transpile(content, { target: ScriptTarget.ESNext });
    const [, exported = ''] = /export const (\w+) =/.exec(code) ?? [];
    const generated = code.replace('export const', 'const');
    rules[exported] = new Function(
      'rule',
      ...Object.keys(rules),
      `${generated}; return ${exported};`,
    )(parts, ...Object.values(rules)) as Rules[string];
  }
  return rules;
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

const INPUTS = `
  enum Kind { bus self_driven @wire(value: "self-driven") }
  scalar Slug @rule(kind: TEXT)
  input VisitInput {
    on: Date @constraint(label: "Ngày")
    at: [DateTime!]! @constraint(label: "Lúc", maxLength: 2)
    fee: Cents @constraint(label: "Phí", min: 0)
    weight: Float @constraint(label: "Cân nặng", max: 2)
    slug: Slug @constraint(label: "Đường dẫn\\nthứ \\"hai\\" của decimal", maxLength: 3)
    guide: String @constraint(label: "Hướng dẫn", format: NAME)
    code: String @constraint(label: "Mã", pattern: "[A-Z]+", maxLength: 4)
    sign: String @constraint(label: "VIN", pattern: "[a-z]+", message: "Chỉ chữ thường.")
    codeAgain: String @constraint(label: "Mã lần hai", sameAs: "code")
    until: DateTime @constraint(label: "Đến")
    seats: [String!] @constraint(label: "Chỗ")
    note: String!
  }
  input PersonInput {
    name: String! @constraint(label: "Họ tên", minLength: 2, maxLength: 10)
    email: String! @constraint(label: "Email", format: EMAIL)
    phone: String @constraint(label: "Số điện thoại", format: PHONE)
    taxCode: String @constraint(label: "Mã số thuế", format: TAX_CODE)
    as: Kind @constraint(label: "Với tư cách")
    licence: String @constraint(label: "Bằng lái", maxLength: 9, neededWith: "as: self-driven")
    password: String! @constraint(label: "Mật khẩu", secret: true, minLength: 8, maxBytes: 16)
    agreed: Boolean! @constraint(label: "Đồng ý", equals: "true", message: "Vui lòng đồng ý.")
  }
  input TripInput {
    kind: Kind! @constraint(label: "Loại")
    seats: Int! @constraint(label: "Số chỗ", min: 1, max: 9)
    id: ID @constraint(label: "Mã", format: UUID)
    guests: [PersonInput!]! @constraint(label: "Khách", minLength: 1, maxLength: 2)
    payer: PersonInput @constraint(label: "Người trả")
  }`;

let personInputRules: Rules[string] | undefined;
let tripInputRules: Rules[string] | undefined;
let visitInputRules: Rules[string] | undefined;
beforeEach(() => {
  ({ personInputRules, tripInputRules, visitInputRules } = rulesOf(INPUTS));
});

const person = {
  name: 'Minh An',
  email: 'an@congty.vn',
  phone: '0912345678',
  taxCode: '0100109106',
  password: 'một hai ba',
  agreed: true,
};
const visit = { on: '2026-07-05', at: ['2026-07-05T07:30Z'], fee: 1, weight: 1.5, note: 'a' };
const trip = { kind: 'self-driven', seats: 2, guests: [person], payer: null };

describe('the generated schema of an input', () => {
  it('accepts valid values', async () => {
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
    [
      'phone',
      '0112345678',
      'Số điện thoại gồm 10 hoặc 11 chữ số, ví dụ: 0912345678 hoặc 02438251234.',
    ],
    ['taxCode', '0100109107', 'Mã số thuế không đúng.'],
    ['password', 'ngắn', 'Mật khẩu cần ít nhất 8 ký tự.'],
    ['password', 'ộộộộộộộộ', 'Mật khẩu quá dài: dùng tối đa 16 ký tự không dấu.'],
    ['password', 'có\0mười hai', 'Mật khẩu có ký tự không dùng được.'],
    ['name', 'A\0n', 'Họ tên có ký tự không dùng được.'],
    ['name', 'A\ud83d', 'Họ tên có ký tự không dùng được.'],
    ['agreed', false, 'Vui lòng đồng ý.'],
    ['agreed', 'true', 'Vui lòng đồng ý.'],
  ])('rejects %s: %j', async (field, value, message) => {
    const errors = await errorsOf(personInputRules, { ...person, [field]: value });
    expect(errors[field]).toBe(message);
  });

  it('requires a field only for its value of the choice', async () => {
    const requested = (given: object) => errorsOf(personInputRules, { ...person, ...given });
    const missing = { licence: 'Vui lòng nhập bằng lái.' };
    expect(await requested({ as: 'self-driven' })).toEqual(missing);
    expect(await requested({ as: 'self-driven', licence: ' ' })).toEqual(missing);
    expect(await requested({ as: 'self-driven', licence: 'B2' })).toEqual({});
    expect(await requested({ as: 'bus', licence: null })).toEqual({});
  });

  it.each([
    ['phone', ''],
    ['phone', null],
    ['phone', '+84912345678'],
    ['phone', '091 234 56-78'],
    ['taxCode', undefined],
    ['taxCode', '0100109106-001'],
    ['taxCode', '001088012345'],
  ])('accepts %s as %j', async (field, value) => {
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
  ])('rejects %s: %j', async (field, value, message) => {
    const errors = await errorsOf(tripInputRules, { ...trip, [field]: value });
    expect(Object.values(errors)).toContain(message);
  });

  it('validates a custom scalar by its rule', async () => {
    const right = { ...visit, slug: 'a' };
    expect(await errorsOf(visitInputRules, right)).toEqual({});
    expect(await errorsOf(visitInputRules, { ...right, on: '', fee: null })).toEqual({});
    const wrong = {
      note: 'a',
      on: '99/99/99',
      at: ['lúc nào'],
      fee: 1.5,
      weight: '2',
      slug: 'abcd',
    };
    expect(await errorsOf(visitInputRules, wrong)).toEqual({
      on: 'Ngày không phải là một ngày.',
      'at[0]': 'Lúc không phải là một thời điểm.',
      fee: 'Phí phải là số nguyên.',
      weight: 'Cân nặng phải là số.',
      slug: 'Đường dẫn\nthứ "hai" của decimal có nhiều nhất 3 ký tự.',
    });
  });

  it.each([
    [
      'guide',
      'a/b',
      'Hướng dẫn viết trên một dòng, không có đường dẫn, dấu gạch chéo hay dấu < >.',
    ],
    ['code', 'ab', 'Mã chưa đúng định dạng.'],
    ['code', 'ABCDE', 'Mã có nhiều nhất 4 ký tự.'],
    ['sign', 'AB', 'Chỉ chữ thường.'],
    ['codeAgain', 'BA', 'Mã lần hai không khớp.'],
    ['note', '', 'Vui lòng nhập note.'],
    ['weight', 3, 'Cân nặng lớn nhất là 2.'],
    ['fee', -1, 'Phí nhỏ nhất là 0.'],
  ])('rejects %s: %j', async (field, value, message) => {
    const errors = await errorsOf(visitInputRules, { ...visit, code: 'AB', [field]: value });
    expect(errors[field]).toBe(message);
  });

  it.each([
    ['code', 'ABCD'],
    ['sign', 'ab'],
    ['sign', ''],
    ['codeAgain', 'AB'],
    ['until', ''],
    ['seats', null],
    ['seats', ['a', 'b', 'c']],
  ])('accepts %s as %j', async (field, value) => {
    expect(await errorsOf(visitInputRules, { ...visit, code: 'AB', [field]: value })).toEqual({});
  });

  it('reports an item by its index', async () => {
    const errors = await errorsOf(tripInputRules, { ...trip, guests: [{ ...person, name: '' }] });
    expect(errors).toEqual({ 'guests[0].name': 'Vui lòng nhập họ tên.' });
  });

  it.each([
    [null, 'Vui lòng nhập khách.'],
    ['x', 'Khách không hợp lệ.'],
    [[], 'Khách không hợp lệ.'],
  ])('reports in our words that %j is not an item', async (item, message) => {
    const errors = await errorsOf(tripInputRules, { ...trip, guests: [item] });
    expect(errors).toEqual({ 'guests[0]': message });
  });

  it('does not validate the items of a list that is too long', async () => {
    const errors = await errorsOf(tripInputRules, { ...trip, guests: ['x', 'x', 'x'] });
    expect(errors).toEqual({ guests: 'Khách có nhiều nhất 2 mục.' });
  });

  it('reports one message for an empty field', () => {
    const broken = () =>
      personInputRules!.validateSync({ ...person, name: '' }, { abortEarly: false });
    expect(broken).toThrow(expect.objectContaining({ errors: ['Vui lòng nhập họ tên.'] }) as Error);
  });

  it('trims values, except secrets', async () => {
    const read = await personInputRules!.validate({
      ...person,
      name: ' An  ',
      password: ' 8 spaces ',
    });
    expect(read).toMatchObject({ name: 'An', password: ' 8 spaces ' });
  });
});

it('imports the rules of nested inputs, once each, in English by default', () => {
  const schema = schemaOf(`
    type Query { a: Int @local }
    input InnerInput { x: Int @constraint(label: "X") }
    input OuterInput {
      one: InnerInput @constraint(label: "One")
      more: [InnerInput!]! @constraint(label: "More")
      at: Date! @constraint(label: "Date")
      vat: String! @constraint(label: "VAT")
    }`);
  const { prepend, content } = plugin(schema, [], { input: 'OuterInput' });
  expect(prepend).toEqual([
    "import * as rule from 'rest-contract/rules/en';",
    "import { innerInputRules } from './InnerInput';",
  ]);
  expect(content).toContain('more: rule.array(innerInputRules.');
  expect(content).toContain('Please enter VAT.');
  expect(content).toMatch(/^ {2}at: rule\.day\("Date"\)\.required\("Please enter date\."\),$/m);
});

it('rejects a format that the language has no rule for', () => {
  const schema = schemaOf(`type Query { a: Int @local }
    input CallInput { phone: String @constraint(label: "Phone", format: PHONE) }`);
  const generate = (language: 'en' | 'vi') => plugin(schema, [], { input: 'CallInput', language });
  expect(() => generate('en')).toThrow('The format PHONE of "Phone" has no rule');
  expect(generate('vi').content).toContain('isPhone');
});
