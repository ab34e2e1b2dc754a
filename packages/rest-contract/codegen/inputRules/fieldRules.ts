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
import { literal, valueRules } from './valueRules';
import type { RuleMessages } from './ruleMessages';

/** Lowercases a label within a sentence: "Họ và tên" → "họ và tên", but "VAT" is unchanged. */
const within = (label: string): string =>
  /^\p{Lu}\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

function listOf(words: RuleMessages, item: string, rule: Constraint): string {
  const { label, minLength, maxLength } = rule;
  const list =
    maxLength === undefined
      ? `rule.array(${item})`
      : `rule.list(${item}, ${maxLength}, ${literal(words.tooLong(label, maxLength, 'items'))})`;
  if (minLength === undefined) return list;
  return `${list}.min(${minLength}, ${literal(words.tooShort(label, minLength, 'items'))})`;
}

export function fieldRules(
  words: RuleMessages,
  schema: GraphQLSchema,
  field: GraphQLInputField,
): string {
  const rule: Constraint = constraintOf(schema, field) ?? { label: field.name };
  const isRequired = isNonNullType(field.type);
  const type = isNonNullType(field.type) ? field.type.ofType : field.type;
  const missing = literal(words.missing(within(rule.label), isEnumType(type)));
  const required = `.required(${missing})`;
  const typeError = `.typeError(${literal(words.invalid(rule.label))})`;

  if (isListType(type)) {
    const inner = isNonNullType(type.ofType) ? type.ofType.ofType : type.ofType;
    const value = valueRules(words, schema, inner, { label: rule.label });
    const item = `${value}${isInputObjectType(inner) ? typeError : ''}${required}`;
    return `${listOf(words, item, rule)}${typeError}${isRequired ? required : '.nullable()'}`;
  }
  const rules = valueRules(words, schema, type, rule);
  if (isInputObjectType(type)) {
    return `${rules}${typeError}${isRequired ? required : '.nullable().default(undefined)'}`;
  }
  if (isRequired) return `${rules}${required}`;
  const isTyped = ['text', 'enum', 'day', 'moment'].includes(inputKindOf(schema, type) ?? '');
  const optional = `${rules}${isTyped ? '.transform(rule.emptyToNull)' : ''}.nullable()`;
  if (rule.neededWith === undefined) return optional;
  const [choice = '', word = ''] = rule.neededWith.split(': ');
  return `${optional}.test('required', ${missing}, rule.neededWith(${literal(choice)}, ${literal(word)}))`;
}
