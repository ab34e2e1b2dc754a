import {
  getNamedType,
  getNullableType,
  isListType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { invalidationOf } from './invalidations';
import type { Operation } from './operations';
import { problemAt, type Problem } from './problem';
import { isRecordType, keysOf } from './apiSettings';
import type { SelectedField } from './selections';
import { itemTypeOf } from './stale';

/** Returns the fields selected on the items of a list or page. */
function itemsOf({ type, records }: SelectedField): readonly SelectedField[] {
  const [record] = records ?? [];
  if (isListType(getNullableType(type))) return record?.fields ?? [];
  const items = record?.fields.find(({ name }) => name === 'items');
  return items?.records?.[0]?.fields ?? [];
}

type Listed = Map<string, { operation: string; query: string }>;

/** Maps each type to the fields that list operations select, each with one such operation. */
function listedFields(
  schema: GraphQLSchema,
  operations: readonly Operation[],
): Map<GraphQLObjectType, Listed> {
  const byType = new Map<GraphQLObjectType, Listed>();
  for (const { name, root, fields } of operations) {
    for (const field of fields) {
      const queryField = root?.name === 'Query' ? root.getFields()[field.name] : undefined;
      const type = queryField && itemTypeOf(queryField);
      if (!type) continue;
      const listed: Listed = byType.get(type) ?? new Map();
      byType.set(type, listed);
      for (const { name: each } of itemsOf(field)) {
        if (each !== '__typename' && !keysOf(schema, type).includes(each))
          listed.set(each, { operation: name, query: field.name });
      }
    }
  }
  return byType;
}

/** A mutation must return or invalidate every field that lists select; otherwise they show the old value. */
export function checkChangeSelection(
  schema: GraphQLSchema,
  operations: readonly Operation[],
): Problem[] {
  const listed = listedFields(schema, operations);
  return operations.flatMap(({ file, root, fields }) =>
    fields.flatMap((changed) => {
      const mutation = root?.name === 'Mutation' ? root.getFields()[changed.name] : undefined;
      const invalidation = mutation && invalidationOf(schema, mutation);
      const type = mutation && itemTypeOf(mutation);
      if (!mutation || !type || !isRecordType(schema, type) || getNamedType(changed.type) !== type)
        return [];
      const selected = new Set(changed.records?.[0]?.fields.map(({ name }) => name));
      const stale = new Set(
        invalidation?.changed.records.flatMap((one) => (one.type === type.name ? one.fields : [])),
      );
      const missing = [...(listed.get(type) ?? [])].filter(
        ([name, { query }]) =>
          !selected.has(name) && !stale.has(name) && !invalidation?.changed.queries.includes(query),
      );
      return missing.map(([name, { operation }]) =>
        problemAt(
          changed.node,
          `"${changed.name}" changes ${type.name} but does not select "${name}", which the list query ${operation} selects; select it, or add it to @stale`,
          { file },
        ),
      );
    }),
  );
}
