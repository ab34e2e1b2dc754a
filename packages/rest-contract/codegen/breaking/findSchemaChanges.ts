import {
  BreakingChangeType,
  DangerousChangeType,
  findBreakingChanges,
  findDangerousChanges,
  isObjectType,
  type GraphQLSchema,
  isInputObjectType,
  type GraphQLInputField,
} from 'graphql';
import { directiveValues } from '../contract/directiveValues';
import type { FoundChange, SchemaCoordinate } from './operationFinder';
import { constraintOf, type Constraint } from '../contract/constraints';

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

/** Directive definitions change with the code generator; the values of their arguments are compared elsewhere. */
const isNotDirective = (type: string): boolean => !type.includes('DIRECTIVE');

/** Extracts the coordinate from graphql-js's description: `Course.title was removed.` */
const COORDINATES: readonly [
  pattern: RegExp,
  toCoordinate: (parts: string[]) => SchemaCoordinate,
][] = [
  [/^(\w+)\.(\w+) arg (\w+) /, ([type = '', field = '', arg = '']) => ({ type, field, arg })],
  [/^A required arg \w+ on (\w+)\.(\w+) /, ([type = '', field = '']) => ({ type, field })],
  [/^A required field \w+ on input type (\w+) /, ([type = '']) => ({ type })],
  [/^(\w+)\.(\w+) /, ([type = '', field = '']) => ({ type, field })],
  [/ (?:from|to) (?:enum|union) type (\w+)\.$/, ([type = '']) => ({ type })],
  [/^(?:Standard scalar )?(\w+) /, ([type = '']) => ({ type })],
];

function coordinateOf(description: string): SchemaCoordinate {
  for (const [pattern, toCoordinate] of COORDINATES) {
    const match = pattern.exec(description);
    if (match) return toCoordinate(match.slice(1).map(String));
  }
  return { type: '' };
}

/** Local fields exist only in the browser, so changing them breaks no other client. */
function isLocal(schema: GraphQLSchema, { type, field = '' }: SchemaCoordinate): boolean {
  const root = schema.getType(type);
  const node = isObjectType(root) ? root.getFields()[field]?.astNode : undefined;
  return directiveValues(schema, 'local', node) !== undefined;
}

/** Lists what graphql-js finds: removed or narrowed fields, arguments, inputs and enum values, and new union members. */
export function findSchemaChanges(old: GraphQLSchema, now: GraphQLSchema): FoundChange[] {
  const added = findDangerousChanges(old, now)
    .filter(({ type }) => type === DangerousChangeType.TYPE_ADDED_TO_UNION)
    .map(({ description }) =>
      description.replace(/\.$/, ', which the response guard of old clients rejects.'),
    );
  const broken = findBreakingChanges(old, now)
    .filter(
      ({ type }) =>
        isNotDirective(type) && type !== BreakingChangeType.IMPLEMENTED_INTERFACE_REMOVED,
    )
    .map(({ description }) => description);
  return [
    ...broken.map((message) => ({ coordinate: coordinateOf(message), message })),
    ...added.map((message) => ({ coordinate: coordinateOf(message.replace(/,.*/, '.')), message })),
  ].filter(({ coordinate }) => !isLocal(old, coordinate));
}
