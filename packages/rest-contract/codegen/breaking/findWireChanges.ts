import {
  isEnumType,
  isObjectType,
  isScalarType,
  print,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { componentUid } from '../contract/apiSettings';
import { directiveValues, wireValuesOf } from '../contract/directiveValues';
import type { FoundChange } from './operationFinder';

/** Prints a directive of a type, e.g. `@rule(kind: DECIMAL)` or `no @rule`. */
function directiveText(directive: string, { astNode }: GraphQLNamedType): string {
  const node = astNode?.directives?.find(({ name }) => name.value === directive);
  return node ? print(node) : `no @${directive}`;
}

/** Maps a type and its fields or values to their names on the wire, or a type without one to the directive that determines it. */
function spellingsOf(schema: GraphQLSchema, type: GraphQLNamedType): Map<string, string> {
  if (isEnumType(type)) return new Map(Object.entries(wireValuesOf(schema, type)));
  if (isScalarType(type)) return new Map([['', directiveText('rule', type)]]);
  if (!isObjectType(type)) return new Map([['', directiveText('discriminator', type)]]);
  const fields = Object.values(type.getFields()).map(({ name, astNode }): [string, string] => {
    const wire = directiveValues(schema, 'wire', astNode);
    return [name, wire ? String(wire.value) : name];
  });
  return new Map([['', componentUid(schema, type) ?? type.name], ...fields]);
}

/** Finds names whose spelling on the wire changed, and types that became or ceased to be content types. */
export function findWireChanges(old: GraphQLSchema, now: GraphQLSchema): FoundChange[] {
  return Object.values(old.getTypeMap()).flatMap((type) => {
    const current = now.getType(type.name);
    if (type.name.startsWith('__') || !current || current.constructor !== type.constructor)
      return [];
    const after = spellingsOf(now, current);
    const changed = [...spellingsOf(old, type)].filter(
      ([name, word]) => after.has(name) && after.get(name) !== word,
    );
    const isContent = (schema: GraphQLSchema, one: GraphQLNamedType): boolean =>
      directiveValues(schema, 'content', one.astNode) !== undefined;
    return [
      ...changed.map(([name, word]) => ({
        coordinate: { type: type.name, ...(name !== '' && isObjectType(type) && { field: name }) },
        message:
          isEnumType(type) || isObjectType(type)
            ? `${type.name}${name && `.${name}`} is "${after.get(name)}" on the wire; it was "${word}".`
            : `${type.name} has ${after.get(name)}; it had ${word}.`,
      })),
      ...(isContent(old, type) && !isContent(now, current)
        ? [
            {
              coordinate: { type: type.name },
              message: `${type.name} no longer has @content: its endpoints reject \`fields\` and \`populate\`.`,
            },
          ]
        : []),
    ];
  });
}
