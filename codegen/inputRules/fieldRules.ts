import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { constraintOf, type Constraint } from '../contract/constraints';
import { wireWordsOf } from '../contract/wireWords';
import { FORMATS } from './helpers';

const literal = (value: unknown): string =>
  typeof value === 'string'
    ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
    : JSON.stringify(value);

/** `RegisterInput` → `registerInputRules`. */
export const rulesName = (type: GraphQLInputObjectType): string =>
  `${type.name.charAt(0).toLowerCase()}${type.name.slice(1)}Rules`;

/** The label within a sentence: "Họ và tên" → "họ và tên", "VAT" stays. */
const within = (label: string): string =>
  /^\p{Lu}\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

const tooShort = ({ label, minLength }: Constraint, unit: string): string =>
  literal(`${label} cần ít nhất ${minLength} ${unit}.`);
const tooLong = ({ label, maxLength }: Constraint, unit: string): string =>
  literal(`${label} có nhiều nhất ${maxLength} ${unit}.`);

/** Of an empty text only that it is missing is said, not also that it is too short. */
function textLengths(rule: Constraint): string {
  const { label, minLength = 0, maxLength, maxBytes } = rule;
  const heavy = `${label} quá dài: dùng tối đa ${maxBytes} ký tự không dấu.`;
  return [
    minLength > 1 ? `.test('min', ${tooShort(rule, 'ký tự')}, longEnough(${minLength}))` : '',
    maxLength === undefined ? '' : `.max(${maxLength}, ${tooLong(rule, 'ký tự')})`,
    maxBytes === undefined ? '' : `.test('bytes', ${literal(heavy)}, withinBytes(${maxBytes}))`,
  ].join('');
}

function listOf(item: string, rule: Constraint): string {
  const { minLength, maxLength } = rule;
  const list =
    maxLength === undefined
      ? `array(${item})`
      : `list(${item}, ${maxLength}, ${tooLong(rule, 'mục')})`;
  return minLength === undefined ? list : `${list}.min(${minLength}, ${tooShort(rule, 'mục')})`;
}

function bounds({ label, min, max }: Constraint): string {
  return [
    min === undefined ? '' : `.min(${min}, ${literal(`${label} nhỏ nhất là ${min}.`)})`,
    max === undefined ? '' : `.max(${max}, ${literal(`${label} lớn nhất là ${max}.`)})`,
  ].join('');
}

function textRules(name: string, rule: Constraint): string {
  const format = rule.format === undefined ? undefined : FORMATS[rule.format];
  const { label } = rule;
  return [
    `${/password/i.test(name) ? 'secret' : 'text'}(${literal(label)})`,
    format?.transform ? `.transform(${format.transform})` : '',
    textLengths(rule),
    rule.pattern === undefined
      ? ''
      : `.matches(new RegExp(${literal(rule.pattern)}), { excludeEmptyString: true, message: ${literal(rule.message ?? `${label} chưa đúng định dạng.`)} })`,
    rule.sameAs === undefined
      ? ''
      : `.oneOf([ref(${literal(rule.sameAs)})], ${literal(rule.message ?? `${label} không khớp.`)})`,
    format
      ? `.test('format', ${literal(rule.message ?? format.message(label))}, ${format.test})`
      : '',
  ].join('');
}

function namedRules(
  schema: GraphQLSchema,
  name: string,
  type: GraphQLInputType,
  rule: Constraint,
): string {
  const { label } = rule;
  if (isInputObjectType(type)) return rulesName(type);
  if (isEnumType(type)) {
    const words = Object.values(wireWordsOf(schema, type)).map(literal).join(', ');
    return `text(${literal(label)}).oneOf([${words}] as const, ${literal(`${label} không hợp lệ.`)})`;
  }
  switch (String(type)) {
    case 'Int':
    case 'Dong':
      return `whole(${literal(label)})${bounds(rule)}`;
    case 'Float':
      return `decimal(${literal(label)})${bounds(rule)}`;
    case 'Boolean':
      return rule.equals === undefined
        ? `flag(${literal(label)})`
        : `flag(${literal(label)}).oneOf([${rule.equals}], ${literal(rule.message ?? `${label} không hợp lệ.`)})`;
    default:
      return textRules(name, rule);
  }
}

/** The yup expression of one input field, from its type and its `@constraint`. */
export function fieldRules(schema: GraphQLSchema, field: GraphQLInputField): string {
  const rule: Constraint = constraintOf(schema, field) ?? { label: field.name };
  const required = isNonNullType(field.type);
  const type = isNonNullType(field.type) ? field.type.ofType : field.type;
  const absent = literal(
    isEnumType(type)
      ? `Vui lòng chọn ${within(rule.label)}.`
      : `Vui lòng nhập ${within(rule.label)}.`,
  );

  if (isListType(type)) {
    const inner = isNonNullType(type.ofType) ? type.ofType.ofType : type.ofType;
    const refused = `.typeError(${literal(`${rule.label} không hợp lệ.`)})`;
    const named = namedRules(schema, field.name, inner, { label: rule.label });
    const item = `${named}${isInputObjectType(inner) ? refused : ''}.required(${absent})`;
    const list = `${listOf(item, rule)}${refused}`;
    return required ? `${list}.required(${absent})` : `${list}.nullable()`;
  }
  const rules = namedRules(schema, field.name, type, rule);
  if (isInputObjectType(type)) {
    const refused = literal(`${rule.label} không hợp lệ.`);
    return required
      ? `${rules}.typeError(${refused}).required(${absent})`
      : `${rules}.typeError(${refused}).nullable().default(undefined)`;
  }
  if (required) return `${rules}.required(${absent})`;
  const isText = rules.startsWith('text(') || rules.startsWith('secret(');
  return isText ? `${rules}.transform(emptyToNull).nullable()` : `${rules}.nullable()`;
}
