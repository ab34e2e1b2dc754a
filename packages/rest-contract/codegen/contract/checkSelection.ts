import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isListType,
  Kind,
  type ASTNode,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { directiveOf } from './checkRest';
import type { Fragments } from './fragments';
import { problemAt, type Problem } from './problem';
import { keysOf } from './apiSettings';
import type { SelectedField, SelectedRecord } from './selections';

function checkBelow({ name, node }: SelectedField, file: string): Problem[] {
  return ['rest', 'client']
    .filter((directive) => directiveOf(node, directive))
    .map((directive) =>
      problemAt(
        node,
        `"${name}" has @${directive}, which is allowed only on a root field; remove it`,
        { file },
      ),
    );
}

/**
 * apollo-link-rest looks for a falsy value under the field's own name as well, on every member of a union: an alias that is
 * also a selected field would read the one for the other.
 */
function checkAliases(records: readonly SelectedRecord[], file: string): Problem[] {
  const fields = records.flatMap((record) => record.fields);
  return fields
    .filter(
      ({ responseKey, name }) =>
        responseKey !== name &&
        fields.some(
          (other) =>
            other.name === responseKey ||
            (other.responseKey === responseKey && other.name !== name),
        ),
    )
    .map(({ responseKey, name, node }) =>
      problemAt(
        node,
        `the alias "${responseKey}" of "${name}" is also the name of another selected field, and apollo-link-rest would confuse them; choose a different alias`,
        { file },
      ),
    );
}

/** Returns the node to report for a selection: the fragment, if its spread is the only selection. */
function placeOf({ selectionSet }: FieldNode, fragments: Fragments): ASTNode | undefined {
  const [only, more] = selectionSet?.selections ?? [];
  return only?.kind === Kind.FRAGMENT_SPREAD && !more ? fragments.get(only.name.value) : undefined;
}

/** Whether a type is an embedded list entry, which `id` identifies although it is not the key. */
const isEntry = (schema: GraphQLSchema, type: GraphQLObjectType): boolean =>
  'id' in type.getFields() && !keysOf(schema, type).includes('id');

/** Requires the keys of records and the `id` of list entries for the cache, and the `__typename` of unions for the code. */
export function checkSelection(
  schema: GraphQLSchema,
  { name, node, type, records }: SelectedField,
  file: string,
  fragments: Fragments,
): Problem[] {
  const at = (message: string): Problem =>
    problemAt(placeOf(node, fragments) ?? node, message, { file });
  const lacks = (record: SelectedRecord, key: string): boolean =>
    !record.fields.some(
      (field) => field.responseKey === key && field.name === key && !field.conditional,
    );
  const problems: Problem[] = [];
  const missingOf = (record: SelectedRecord): string[] =>
    keysOf(schema, record.type).filter((key) => lacks(record, key));
  const keyless = records?.find((record) => missingOf(record).length > 0);
  if (keyless) {
    const missing = missingOf(keyless);
    problems.push(
      at(
        `the selection of "${name}" lacks ${missing.join(' and ')}, the cache key of ${keyless.type.name}; select ${missing.length > 1 ? 'them' : 'it'}`,
      ),
    );
  }
  const entry = isListType(getNullableType(type))
    ? records?.find((record) => isEntry(schema, record.type) && lacks(record, 'id'))
    : undefined;
  if (entry) {
    problems.push(
      at(
        `the selection of "${name}" lacks id, which identifies each ${entry.type.name} in the list; select it`,
      ),
    );
  }
  if (isAbstractType(getNamedType(type)) && records?.some((it) => lacks(it, '__typename'))) {
    problems.push(
      at(`the selection of "${name}" lacks __typename, which distinguishes its types; select it`),
    );
  }
  const below = (records ?? []).flatMap(({ fields }) => fields);
  return [
    ...problems,
    ...checkAliases(records ?? [], file),
    ...below.flatMap((field) => [
      ...checkBelow(field, file),
      ...checkSelection(schema, field, file, fragments),
    ]),
  ];
}
