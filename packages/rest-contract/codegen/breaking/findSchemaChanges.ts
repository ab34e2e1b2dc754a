import {
  BreakingChangeType,
  DangerousChangeType,
  findBreakingChanges,
  findDangerousChanges,
  isObjectType,
  type GraphQLSchema,
} from 'graphql';
import { directiveValues } from '../contract/directiveValues';
import type { FoundChange, SchemaCoordinate } from './operationFinder';

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
