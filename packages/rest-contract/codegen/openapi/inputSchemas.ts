import {
  isNonNullType,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLSchema,
} from 'graphql';
import { constraintOf, type Constraint } from '../contract/constraints';
import { inputKindOf, type InputKind } from '../contract/inputKinds';
import type { JsonSchema } from './jsonSchema';

const gap = '[\\s.()-]*';
const phonePattern = `^((\\+|00)?${gap}84)?${gap}0?${gap}([35789](${gap}\\d){8}|2(${gap}\\d){8,9})$`;

/** The formats of `rest-contract/rules`, including characters that those remove from a text. */
const FORMATS: Readonly<Record<string, JsonSchema>> = {
  NAME: { pattern: '^[^\\u0000-\\u001f/\\\\<>]*$' },
  EMAIL: { format: 'email' },
  PHONE: { pattern: phonePattern },
  TAX_CODE: { pattern: '^\\d([\\s.]*\\d){9}(([\\s.-]*\\d){3}|([\\s.]*\\d){2})?$' },
  UUID: { format: 'uuid' },
};

const present = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));

function textRules(rule: Constraint, required: boolean): JsonSchema {
  const { minLength = 0, maxLength, maxBytes, format = '', pattern, secret } = rule;
  const least = Math.max(minLength, required ? 1 : 0);
  return present({
    ...FORMATS[format],
    ...(secret && { format: 'password' }),
    ...(least > 0 && { minLength: least }),
    maxLength: maxLength ?? maxBytes,
    ...(pattern !== undefined && { pattern }),
  });
}

/** Converts a `@constraint` on a value of this kind to JSON Schema. */
export function constraintSchema(
  rule: Constraint,
  kind: InputKind | undefined,
  required: boolean,
): JsonSchema {
  if (kind === 'text') return textRules(rule, required);
  if (kind === 'list') return present({ minItems: rule.minLength, maxItems: rule.maxLength });
  if (kind === 'flag') return rule.equals === undefined ? {} : { const: rule.equals === 'true' };
  return present({ minimum: rule.min, maximum: rule.max });
}

/** Joins the label, the field's description, and rules that JSON Schema cannot express. */
export function constraintDescription(rule: Constraint | null, own: string | undefined): string {
  const sentences = [
    rule?.label,
    own,
    rule?.sameAs && `Must equal \`${rule.sameAs}\`.`,
    rule?.neededWith && `Required with \`${rule.neededWith}\`.`,
    rule?.maxBytes !== undefined && `At most ${rule.maxBytes} bytes in UTF-8.`,
  ].filter((each): each is string => typeof each === 'string' && each !== '');
  return sentences.map((each) => each.replace(/(?<![.?!])$/, '.')).join(' ');
}

/** Converts `neededWith: "buyer: company"` to a condition on the whole input. */
export function conditionsOf(schema: GraphQLSchema, input: GraphQLInputObjectType): JsonSchema {
  const conditions = Object.values(input.getFields()).flatMap((field) => {
    const [choice, word] = constraintOf(schema, field)?.neededWith?.split(': ') ?? [];
    if (choice === undefined) return [];
    return {
      if: { properties: { [choice]: { const: word } } },
      then: { required: [field.name], properties: { [field.name]: { type: 'string' } } },
    };
  });
  const [only, more] = conditions;
  if (!only) return {};
  return more ? { allOf: conditions } : only;
}

export function inputFieldRules(schema: GraphQLSchema, field: GraphQLInputField): JsonSchema {
  const rule = constraintOf(schema, field);
  return rule
    ? constraintSchema(rule, inputKindOf(schema, field.type), isNonNullType(field.type))
    : {};
}
