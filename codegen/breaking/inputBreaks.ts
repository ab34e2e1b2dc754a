import { isInputObjectType, type GraphQLInputField, type GraphQLSchema } from 'graphql';
import { constraintOf, type Constraint } from '../contract/constraints';
import type { Break } from './Break';

type Rule = Omit<Constraint, 'label' | 'message' | 'secret'>;

const LEAST = ['minLength', 'min'] as const;
const MOST = ['maxLength', 'maxBytes', 'max'] as const;
const EXACT = ['format', 'pattern', 'equals', 'sameAs', 'neededWith'] as const;

const shown = (value: unknown): string => (value === undefined ? 'none' : String(value));

/** A rule that refuses what was accepted; one that is loosened or gone breaks nothing. */
function stricter(old: Rule, now: Rule): string[] {
  const said = (rule: keyof Rule) => `${rule} is ${shown(now[rule])}; it was ${shown(old[rule])}.`;
  return [
    ...LEAST.filter((rule) => (now[rule] ?? -Infinity) > (old[rule] ?? -Infinity)),
    ...MOST.filter((rule) => (now[rule] ?? Infinity) < (old[rule] ?? Infinity)),
    ...EXACT.filter((rule) => now[rule] !== undefined && now[rule] !== old[rule]),
  ].map(said);
}

const ruleOf = (schema: GraphQLSchema, field: GraphQLInputField): Rule =>
  constraintOf(schema, field) ?? {};

export function inputBreaks(old: GraphQLSchema, now: GraphQLSchema): Break[] {
  return Object.values(old.getTypeMap()).flatMap((type) => {
    const current = now.getType(type.name);
    if (!isInputObjectType(type) || !isInputObjectType(current)) return [];
    return Object.values(type.getFields()).flatMap((field) => {
      const after = current.getFields()[field.name];
      if (!after) return [];
      return stricter(ruleOf(old, field), ruleOf(now, after)).map((what) => ({
        place: { type: type.name, field: field.name },
        message: `${type.name}.${field.name} takes less: ${what}`,
      }));
    });
  });
}
