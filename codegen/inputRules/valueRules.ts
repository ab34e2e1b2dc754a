import { isEnumType, isInputObjectType, type GraphQLInputType, type GraphQLSchema } from 'graphql';
import type { Constraint } from '../contract/constraints';
import { inputKindOf } from '../contract/inputKinds';
import { wireValuesOf } from '../contract/wireValues';
import { FORMATS } from './formats';
import { literal } from './literal';
import { rulesName } from './rulesName';
import type { RuleWords } from './words';

const test = (name: string, message: string, part: string): string =>
  `.test('${name}', ${message}, rule.${part})`;

function textLengths(words: RuleWords, rule: Constraint): string {
  const { label, minLength = 0, maxLength, maxBytes } = rule;
  return [
    minLength > 1
      ? test(
          'min',
          literal(words.tooShort(label, minLength, 'characters')),
          `longEnough(${minLength})`,
        )
      : '',
    maxLength === undefined
      ? ''
      : `.max(${maxLength}, ${literal(words.tooLong(label, maxLength, 'characters'))})`,
    maxBytes === undefined
      ? ''
      : test('bytes', literal(words.tooHeavy(label, maxBytes)), `withinBytes(${maxBytes})`),
  ].join('');
}

function pattern(words: RuleWords, { label, pattern, maxLength, message }: Constraint): string {
  if (pattern === undefined) return '';
  const most = maxLength === undefined ? '' : `, ${maxLength}`;
  const like = `like(new RegExp(${literal(pattern)})${most})`;
  return test('pattern', literal(message ?? words.wrongPattern(label)), like);
}

function textRules(words: RuleWords, rule: Constraint): string {
  const { label, message, sameAs } = rule;
  const format = FORMATS[rule.format ?? ''];
  const said = words.format[rule.format ?? ''];
  const differs = literal(message ?? words.differs(label));
  return [
    `rule.${rule.secret ? 'secret' : 'text'}(${literal(label)})`,
    format?.transform ? `.transform(rule.${format.transform})` : '',
    textLengths(words, rule),
    pattern(words, rule),
    sameAs === undefined ? '' : `.oneOf([rule.ref(${literal(sameAs)})], ${differs})`,
    format && said ? test('format', literal(message ?? said(label)), format.test) : '',
  ].join('');
}

function bounds(words: RuleWords, { label, min, max }: Constraint): string {
  return [
    min === undefined ? '' : `.min(${min}, ${literal(words.tooSmall(label, min))})`,
    max === undefined ? '' : `.max(${max}, ${literal(words.tooLarge(label, max))})`,
  ].join('');
}

export function valueRules(
  words: RuleWords,
  schema: GraphQLSchema,
  type: GraphQLInputType,
  rule: Constraint,
): string {
  const { label, message, equals } = rule;
  const wrong = literal(message ?? words.invalid(label));
  if (isInputObjectType(type)) return rulesName(type);
  if (isEnumType(type)) {
    const words = Object.values(wireValuesOf(schema, type)).map(literal).join(', ');
    return `rule.text(${literal(label)}).oneOf([${words}] as const, ${wrong})`;
  }
  const kind = inputKindOf(schema, type) ?? 'text';
  if (kind === 'text') return textRules(words, rule);
  const oneOf = equals === undefined ? '' : `.oneOf([${equals}], ${wrong})`;
  return `rule.${kind}(${literal(label)})${bounds(words, rule)}${oneOf}`;
}
