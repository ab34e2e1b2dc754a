import { getNullableType, isListType, type GraphQLSchema } from 'graphql';
import { isIdentified, isRecordType } from './apiSettings';
import type { Operation } from './operations';
import { problemAt, type Problem } from './problem';
import type { SelectedField, SelectedRecord } from './selections';

/** Where the cache stores a selection; null within the result of a mutation, which is not cached. */
type Place = string | null;

/**
 * Reports a list of embedded items without identity that two operations select differently. The cache replaces such a
 * list as a whole, so one operation would lose the fields that only it selects.
 */
export function checkListSelection(
  schema: GraphQLSchema,
  operations: readonly Operation[],
): Problem[] {
  const known = new Map<string, { operation: string; selection: string }>();

  const selectionOf = (fields: readonly SelectedField[]): string =>
    fields
      .map(({ name, records }) => {
        const embedded = records?.filter(({ type }) => !isRecordType(schema, type)) ?? [];
        return [name, ...embedded.map((one) => `{${selectionOf(one.fields)}}`)].join(' ');
      })
      .toSorted()
      .join(' ');

  const check = (
    operation: Operation,
    fields: readonly SelectedField[],
    parent: Place,
  ): Problem[] =>
    fields.flatMap((field) =>
      (field.records ?? []).flatMap((record) => {
        const place = parent && `${parent}.${field.name}: ${record.type.name}`;
        const isRecord = isRecordType(schema, record.type);
        const inner = isRecord ? record.type.name : place;
        return [
          ...checkList(operation, field, record, place),
          ...check(operation, record.fields, inner),
        ];
      }),
    );

  const checkList = (
    { name, file }: Operation,
    field: SelectedField,
    { type, fields }: SelectedRecord,
    place: Place,
  ): Problem[] => {
    const isList = isListType(getNullableType(field.type));
    if (!place || !isList || isRecordType(schema, type) || isIdentified(type)) return [];
    const selection = selectionOf(fields);
    const other = known.get(place) ?? { operation: name, selection };
    known.set(place, other);
    if (other.selection === selection) return [];
    return [
      problemAt(
        field.node,
        `"${name}" and "${other.operation}" select different fields of the items of "${field.name}", of which the cache stores one list; select the same, or give ${type.name} an "id: ID!"`,
        { file },
      ),
    ];
  };

  return operations.flatMap((operation) =>
    check(operation, operation.fields, operation.root?.name === 'Query' ? 'Query' : null),
  );
}
