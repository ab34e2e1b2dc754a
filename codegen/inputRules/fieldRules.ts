import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputField,
  type GraphQLSchema,
} from 'graphql';
import { constraintOf, type Constraint } from '../contract/constraints';
import { inputKindOf } from '../contract/inputKinds';
import { literal } from './literal';
import { tooLong, tooShort, valueRules } from './valueRules';

/** The label within a sentence: "Họ và tên" → "họ và tên", but "VAT" stays. */
const within = (label: string): string =>
  /^\p{Lu}\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

function listOf(item: string, rule: Constraint): string {
  const { minLength, maxLength } = rule;
  const list =
    maxLength === undefined
      ? `rule.array(${item})`
      : `rule.list(${item}, ${maxLength}, ${tooLong(rule, 'mục')})`;
  return minLength === undefined ? list : `${list}.min(${minLength}, ${tooShort(rule, 'mục')})`;
}

export function fieldRules(schema: GraphQLSchema, field: GraphQLInputField): string {
  const rule: Constraint = constraintOf(schema, field) ?? { label: field.name };
  const isRequired = isNonNullType(field.type);
  const type = isNonNullType(field.type) ? field.type.ofType : field.type;
  const verb = isEnumType(type) ? 'chọn' : 'nhập';
  const required = `.required(${literal(`Vui lòng ${verb} ${within(rule.label)}.`)})`;
  const refused = `.typeError(${literal(`${rule.label} không hợp lệ.`)})`;

  if (isListType(type)) {
    const inner = isNonNullType(type.ofType) ? type.ofType.ofType : type.ofType;
    const value = valueRules(schema, inner, { label: rule.label });
    const item = `${value}${isInputObjectType(inner) ? refused : ''}${required}`;
    return `${listOf(item, rule)}${refused}${isRequired ? required : '.nullable()'}`;
  }
  const rules = valueRules(schema, type, rule);
  if (isInputObjectType(type)) {
    return `${rules}${refused}${isRequired ? required : '.nullable().default(undefined)'}`;
  }
  if (isRequired) return `${rules}${required}`;
  const isTyped = ['text', 'enum', 'day', 'moment'].includes(inputKindOf(schema, type) ?? '');
  const optional = `${rules}${isTyped ? '.transform(rule.emptyToNull)' : ''}.nullable()`;
  if (rule.neededWith === undefined) return optional;
  const [choice = '', word = ''] = rule.neededWith.split(': ');
  const message = literal(`Vui lòng ${verb} ${within(rule.label)}.`);
  return `${optional}.test('required', ${message}, rule.neededWith(${literal(choice)}, ${literal(word)}))`;
}
