import { isEnumType, isInputObjectType, type GraphQLInputType, type GraphQLSchema } from 'graphql';
import type { Constraint } from '../contract/constraints';
import { inputKindOf } from '../contract/inputKinds';
import { wireValuesOf } from '../contract/wireValues';
import { FORMATS } from './formats';
import { literal } from './literal';
import { rulesName } from './rulesName';

export const tooShort = ({ label, minLength }: Constraint, unit: string): string =>
  literal(`${label} cần ít nhất ${minLength} ${unit}.`);
export const tooLong = ({ label, maxLength }: Constraint, unit: string): string =>
  literal(`${label} có nhiều nhất ${maxLength} ${unit}.`);

const test = (name: string, message: string, part: string): string =>
  `.test('${name}', ${message}, rule.${part})`;

function textLengths(rule: Constraint): string {
  const { label, minLength = 0, maxLength, maxBytes } = rule;
  const heavy = literal(`${label} quá dài: dùng tối đa ${maxBytes} ký tự không dấu.`);
  return [
    minLength > 1 ? test('min', tooShort(rule, 'ký tự'), `longEnough(${minLength})`) : '',
    maxLength === undefined ? '' : `.max(${maxLength}, ${tooLong(rule, 'ký tự')})`,
    maxBytes === undefined ? '' : test('bytes', heavy, `withinBytes(${maxBytes})`),
  ].join('');
}

function pattern({ label, pattern, maxLength, message }: Constraint): string {
  if (pattern === undefined) return '';
  const most = maxLength === undefined ? '' : `, ${maxLength}`;
  const like = `like(new RegExp(${literal(pattern)})${most})`;
  return test('pattern', literal(message ?? `${label} chưa đúng định dạng.`), like);
}

function textRules(rule: Constraint): string {
  const { label, message, sameAs } = rule;
  const format = FORMATS[rule.format ?? ''];
  const differs = literal(message ?? `${label} không khớp.`);
  return [
    `rule.${rule.secret ? 'secret' : 'text'}(${literal(label)})`,
    format?.transform ? `.transform(rule.${format.transform})` : '',
    textLengths(rule),
    pattern(rule),
    sameAs === undefined ? '' : `.oneOf([rule.ref(${literal(sameAs)})], ${differs})`,
    format ? test('format', literal(message ?? format.message(label)), format.test) : '',
  ].join('');
}

function bounds({ label, min, max }: Constraint): string {
  return [
    min === undefined ? '' : `.min(${min}, ${literal(`${label} nhỏ nhất là ${min}.`)})`,
    max === undefined ? '' : `.max(${max}, ${literal(`${label} lớn nhất là ${max}.`)})`,
  ].join('');
}

export function valueRules(
  schema: GraphQLSchema,
  type: GraphQLInputType,
  rule: Constraint,
): string {
  const { label, message, equals } = rule;
  const wrong = literal(message ?? `${label} không hợp lệ.`);
  if (isInputObjectType(type)) return rulesName(type);
  if (isEnumType(type)) {
    const words = Object.values(wireValuesOf(schema, type)).map(literal).join(', ');
    return `rule.text(${literal(label)}).oneOf([${words}] as const, ${wrong})`;
  }
  const kind = inputKindOf(schema, type) ?? 'text';
  if (kind === 'text') return textRules(rule);
  const oneOf = equals === undefined ? '' : `.oneOf([${equals}], ${wrong})`;
  return `rule.${kind}(${literal(label)})${bounds(rule)}${oneOf}`;
}
