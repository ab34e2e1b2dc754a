import { isScalarType, type GraphQLObjectType, type GraphQLSchema, type ASTNode } from 'graphql';
import { endpointOf, rootsOf } from './endpoints';
import type { Operation } from './operations';
import { problemAt, type Problem } from './problem';
import { reachableTypes } from './reachableTypes';
import { keysOf } from './apiSettings';
import type { SelectedField } from './selections';

const MARK = '# Imported from ';

/** The first line of an imported file. Its types mirror the other API, so their unused fields are not reported. */
export const importedHeader = (document: string): string =>
  `${MARK}${document}: unused fields are allowed.\n\n`;

export const isImported = (node: ASTNode | null | undefined): boolean =>
  node?.loc?.source.body.startsWith(MARK) ?? false;

function selectedOf(
  schema: GraphQLSchema,
  operations: readonly Operation[],
): Map<GraphQLObjectType, Set<string>> {
  const selected = new Map(rootsOf(schema).map((root) => [root, new Set<string>()]));
  const select = (type: GraphQLObjectType, fields: readonly SelectedField[]): void => {
    const names = selected.get(type) ?? new Set();
    selected.set(type, names);
    for (const { name, records } of fields) {
      names.add(name);
      records?.forEach((record) => select(record.type, record.fields));
    }
  };
  for (const { root, fields } of operations) if (root) select(root, fields);
  return selected;
}

/**
 * Reports endpoints and fields that no operation uses, and therefore no test covers; an unused type is reported at
 * its parent.
 */
export function checkUnused(
  schema: GraphQLSchema,
  operations: readonly Operation[],
  level: Problem['level'],
): Problem[] {
  const fields = [...selectedOf(schema, operations)].flatMap(([type, names]) =>
    Object.values(type.getFields())
      // Keys are required by another check.
      .filter(({ name }) => !names.has(name) && !keysOf(schema, type).includes(name))
      .filter((field) => !isImported(field.astNode) || endpointOf(schema, type, field))
      .map((field) => {
        const { name, astNode } = field;
        return endpointOf(schema, type, field)
          ? problemAt(
              astNode,
              `no operation uses the endpoint "${name}"; write an operation that uses it, or remove it from the schema`,
              { level },
            )
          : problemAt(
              astNode,
              `no operation selects "${type.name}.${name}"; select it, or remove it from the schema`,
              { level },
            );
      }),
  );
  const reached = reachableTypes(schema);
  const types = Object.values(schema.getTypeMap())
    .filter((type) => !isScalarType(type) && !type.name.startsWith('__') && !reached.has(type))
    .map(({ name, astNode }) =>
      problemAt(
        astNode,
        `no field or argument uses "${name}"; use it, or remove it from the schema`,
        { level },
      ),
    );
  return [...fields, ...types];
}
