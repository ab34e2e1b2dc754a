import { isEnumType, isInputObjectType, type GraphQLInputType, type GraphQLSchema } from 'graphql';
import type { Constraint } from '../contract/constraints';
import { inputKindOf } from '../contract/inputKinds';
import { wireValuesOf } from '../contract/directiveValues';
import { rulesName } from './rulesName';
import type { RuleMessages } from './ruleMessages';

/** A value as code, JSON-escaped; the formatter chooses the quotes. */
export const literal = (value: unknown): string => JSON.stringify(value);

const yupTest = (name: string, message: string, part: string): string =>
  `.test('${name}', ${message}, rule.${part})`;

function textLengths(words: RuleMessages, rule: Constraint): string {
  const { label, minLength = 0, maxLength, maxBytes } = rule;
  return [
    minLength > 1
      ? yupTest(
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
      : yupTest('bytes', literal(words.tooHeavy(label, maxBytes)), `withinBytes(${maxBytes})`),
  ].join('');
}

function pattern(words: RuleMessages, { label, pattern, maxLength, message }: Constraint): string {
  if (pattern === undefined) return '';
  const most = maxLength === undefined ? '' : `, ${maxLength}`;
  const like = `like(new RegExp(${literal(pattern)})${most})`;
  return yupTest('pattern', literal(message ?? words.wrongPattern(label)), like);
}

/**
 * @param ordinary the default format
 * @throws Error for a format that the language does not know
 */
function textRules(words: RuleMessages, rule: Constraint, ordinary: string): string {
  const { label, message, sameAs } = rule;
  const name = rule.format ?? ordinary;
  const format = words.formats[name];
  if (rule.format && !format) {
    throw new Error(
      `The format ${name} of "${label}" has no rule in this language; remove it, or set the "language" that has it`,
    );
  }
  const problemsOf = words.format[name];
  const differs = literal(message ?? words.differs(label));
  const clean = format?.clean ? `, rule.${format.clean}` : '';
  return [
    rule.secret ? `rule.secret(${literal(label)})` : `rule.text(${literal(label)}${clean})`,
    textLengths(words, rule),
    pattern(words, rule),
    sameAs === undefined ? '' : `.oneOf([rule.ref(${literal(sameAs)})], ${differs})`,
    format?.test && problemsOf
      ? yupTest('format', literal(message ?? problemsOf(label)), format.test)
      : '',
    format?.intact ? `.test(rule.${format.intact}(${literal(label)}))` : '',
  ].join('');
}

function bounds(words: RuleMessages, { label, min, max }: Constraint): string {
  return [
    min === undefined ? '' : `.min(${min}, ${literal(words.tooSmall(label, min))})`,
    max === undefined ? '' : `.max(${max}, ${literal(words.tooLarge(label, max))})`,
  ].join('');
}

const isId = (type: GraphQLInputType): boolean => String(type) === 'ID';

export function valueRules(
  words: RuleMessages,
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
  if (kind === 'text') return textRules(words, rule, isId(type) ? 'CODE' : '');
  const oneOf = equals === undefined ? '' : `.oneOf([${equals}], ${wrong})`;
  return `rule.${kind}(${literal(label)})${bounds(words, rule)}${oneOf}`;
}
