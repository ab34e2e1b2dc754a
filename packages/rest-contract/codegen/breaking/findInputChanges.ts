import { isInputObjectType, type GraphQLInputField, type GraphQLSchema } from 'graphql';
import { constraintOf, type Constraint } from '../contract/constraints';
import type { FoundChange } from './operationFinder';

type Rule = Omit<Constraint, 'label' | 'message' | 'secret'>;

const MINIMA = ['minLength', 'min'] as const;
const MAXIMA = ['maxLength', 'maxBytes', 'max'] as const;
const EXACT = ['format', 'pattern', 'equals', 'sameAs', 'neededWith'] as const;

const display = (value: unknown): string => (value === undefined ? 'not set' : String(value));

/** Lists the rules that reject values accepted before. A relaxed or removed rule breaks nothing. */
function stricterRules(old: Rule, now: Rule): string[] {
  const describe = (rule: keyof Rule) =>
    `${rule} is ${display(now[rule])}; it was ${display(old[rule])}.`;
  return [
    ...MINIMA.filter((rule) => (now[rule] ?? -Infinity) > (old[rule] ?? -Infinity)),
    ...MAXIMA.filter((rule) => (now[rule] ?? Infinity) < (old[rule] ?? Infinity)),
    ...EXACT.filter((rule) => now[rule] !== undefined && now[rule] !== old[rule]),
  ].map(describe);
}

const ruleOf = (schema: GraphQLSchema, field: GraphQLInputField): Rule =>
  constraintOf(schema, field) ?? {};

export function findInputChanges(old: GraphQLSchema, now: GraphQLSchema): FoundChange[] {
  return Object.values(old.getTypeMap()).flatMap((type) => {
    const current = now.getType(type.name);
    if (!isInputObjectType(type) || !isInputObjectType(current)) return [];
    return Object.values(type.getFields()).flatMap((field) => {
      const after = current.getFields()[field.name];
      if (!after) return [];
      return stricterRules(ruleOf(old, field), ruleOf(now, after)).map((what) => ({
        coordinate: { type: type.name, field: field.name },
        message: `${type.name}.${field.name} is stricter: ${what}`,
      }));
    });
  });
}
