import {
  getNamedType,
  isAbstractType,
  isInputObjectType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type ExecutableDefinitionNode,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql';
import type { OperationSource } from '../contract/operations';

const keyOf = ({ type, field, arg }: SchemaCoordinate): string =>
  [type, ...(field === undefined ? [] : [field]), ...(arg === undefined ? [] : [arg])].join('.');

/** Collects the types, fields and arguments an operation uses, including everything in its inputs. */
function coordinatesIn(schema: GraphQLSchema, document: DocumentNode): Set<string> {
  const found = new Set<string>();
  const info = new TypeInfo(schema);
  const reach = (given: GraphQLType): void => {
    const type = getNamedType(given);
    if (found.has(type.name)) return;
    found.add(type.name);
    // The response may contain any of its types.
    if (isAbstractType(type)) schema.getPossibleTypes(type).forEach(({ name }) => found.add(name));
    if (!isInputObjectType(type)) return;
    for (const field of Object.values(type.getFields())) {
      found.add(keyOf({ type: type.name, field: field.name }));
      reach(field.type);
    }
  };
  const reachCondition = (): void => {
    const type = info.getType();
    if (type) reach(type);
  };
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: (node) => {
        const [parent, field] = [info.getParentType(), info.getFieldDef()];
        if (!parent || !field) return;
        found.add(keyOf({ type: parent.name, field: field.name }));
        reach(field.type);
        for (const { name } of node.arguments ?? []) {
          found.add(keyOf({ type: parent.name, field: field.name, arg: name.value }));
          const arg = field.args.find((one) => one.name === name.value);
          if (arg) reach(arg.type);
        }
      },
      InlineFragment: reachCondition,
      FragmentDefinition: reachCondition,
    }),
  );
  return found;
}

export interface OperationRef {
  name: string;
  file: string;
}

/** Returns a function that finds the operations using a coordinate, also through fragments. */
export function operationFinder(
  schema: GraphQLSchema,
  sources: readonly OperationSource[],
): (coordinate: SchemaCoordinate) => OperationRef[] {
  const definitions = sources.flatMap(({ file, document }) =>
    document.definitions.map((node) => ({ file, node })),
  );
  const fragments = new Map(
    definitions.flatMap(({ node }) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );
  const operations = definitions.flatMap(({ file, node }) => {
    if (node.kind !== Kind.OPERATION_DEFINITION) return [];
    const reached = new Map<string, ExecutableDefinitionNode>();
    const collect = (name: string, one: ExecutableDefinitionNode): void => {
      if (reached.has(name)) return;
      reached.set(name, one);
      visit(one, {
        FragmentSpread: ({ name: spread }) => {
          const fragment = fragments.get(spread.value);
          if (fragment) collect(spread.value, fragment);
        },
      });
    };
    collect('', node);
    const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [...reached.values()] };
    return { name: node.name?.value ?? '', file, coordinates: coordinatesIn(schema, document) };
  });
  return (coordinate) =>
    operations
      .filter(({ coordinates }) => coordinates.has(keyOf(coordinate)))
      .map(({ name, file }) => ({ name, file }));
}

/** Where a contract changed, as a GraphQL schema coordinate. */
export interface SchemaCoordinate {
  type: string;
  field?: string;
  /** If set, only operations that pass this argument are affected. */
  arg?: string;
}

export interface FoundChange {
  coordinate: SchemaCoordinate;
  message: string;
}
