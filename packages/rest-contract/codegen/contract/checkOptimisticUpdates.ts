import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { invalidationOf } from './invalidations';
import type { Endpoint } from './endpoints';
import { optimisticUpdatesOf, type OptimisticUpdate } from './optimisticUpdates';
import type { Operation } from './operations';
import { problemAt, type Problem, suggestion } from './problem';
import { keysOf } from './apiSettings';
import type { SelectedField } from './selections';

type Field = GraphQLField<unknown, unknown>;

/** Returns the type at a path within an argument (`input.entry.day`); undefined if there is none. */
function typeAt({ args }: Field, path: string): GraphQLInputType | undefined {
  const [first, ...rest] = path.split('.');
  return rest.reduce<GraphQLInputType | undefined>(
    (type, name) => {
      const named = type && getNamedType(type);
      return isInputObjectType(named) ? named.getFields()[name]?.type : undefined;
    },
    args.find(({ name }) => name === first)?.type,
  );
}

/** Explains why a field cannot be set from a source; null if it can. */
function mismatch(field: Field, type: GraphQLOutputType, source: string): string | null {
  if (source === 'now') {
    return getNamedType(type).name === 'DateTime'
      ? null
      : `it is ${String(type)}, but "now" is a DateTime`;
  }
  const adds = source.startsWith('+ ');
  const path = source.replace(/^\+ /, '');
  const sourceType = typeAt(field, path);
  if (!sourceType) return `"${path}" is not an argument`;
  const target = getNullableType(type);
  const element = adds && isListType(target) ? getNullableType(target.ofType) : target;
  if (adds && !isListType(target)) return `it is ${String(type)}, which is not a list`;
  if (String(element) !== String(getNullableType(sourceType))) {
    return `it is ${String(type)}, but "${path}" is ${String(sourceType)}`;
  }
  return !adds && isNonNullType(type) && !isNonNullType(sourceType)
    ? `it is ${String(type)}, but "${path}" is nullable`
    : null;
}

function checkUpdate(schema: GraphQLSchema, field: Field, update: OptimisticUpdate): Problem[] {
  const { node, type: name, at: path, set, when } = update;
  const directive = `@optimistic on "${field.name}"`;
  const at = (message: string): Problem => problemAt(node, message);
  const type = schema.getType(name);
  if (!isObjectType(type) || keysOf(schema, type).length !== 1) {
    return [
      at(
        `${directive} has the type "${name}", which has no single key; use a type with one key field`,
      ),
    ];
  }
  const keys = typeAt(field, path);
  const known = Object.keys(type.getFields());
  return [
    ...(keys && getNamedType(keys).name === 'ID'
      ? []
      : [
          at(
            `${directive} has \`at: "${path}"\`, which is not an argument of type ID; name the argument that contains the keys`,
          ),
        ]),
    ...(set.length > 0
      ? []
      : [at(`${directive} has an empty \`set\`; write set: ["field: input.value"]`)]),
    ...set.flatMap(([each, source]) => {
      const target = type.getFields()[each];
      if (!target)
        return at(
          `${directive} sets "${name}.${each}", which is not a field; correct the name${suggestion(each, known)}`,
        );
      const why = mismatch(field, target.type, source);
      return why === null
        ? []
        : at(`${directive} cannot set "${name}.${each}": ${why}; use a value of the same type`);
    }),
    ...(when === null || String(getNullableType(typeAt(field, when))) === 'Boolean'
      ? []
      : [at(`${directive} has \`when: "${when}"\`, which is not a Boolean argument; use one`)]),
  ];
}

export function checkOptimisticUpdates(
  schema: GraphQLSchema,
  { field, parent, fresh }: Endpoint,
): Problem[] {
  if (parent !== 'Mutation') return [];
  const updates = optimisticUpdatesOf(schema, field);
  const [first] = updates;
  if (first && fresh) {
    const message = `"${field.name}" has \`fresh: true\` and may require the password first, so its result is uncertain; remove @optimistic`;
    return [problemAt(first.node, message)];
  }
  return updates.flatMap((update) => checkUpdate(schema, field, update));
}

/** Lists the fields selected on a type, at any depth. */
function selectedOf(type: GraphQLObjectType, fields: readonly SelectedField[]): string[] {
  return fields.flatMap(({ records }) =>
    (records ?? []).flatMap((record) => [
      ...(record.type === type ? record.fields.map(({ name }) => name) : []),
      ...selectedOf(type, record.fields),
    ]),
  );
}

/** Fields of an optimistic update must be in the response or refetched; otherwise the old value reappears afterwards. */
export function checkOptimisticSelection(
  schema: GraphQLSchema,
  operations: readonly Operation[],
): Problem[] {
  return operations.flatMap(({ file, root, fields }) =>
    fields.flatMap((changed) => {
      const mutation = root?.name === 'Mutation' ? root.getFields()[changed.name] : undefined;
      if (!mutation) return [];
      const stale = invalidationOf(schema, mutation)?.changed.records ?? [];
      return optimisticUpdatesOf(schema, mutation).flatMap(({ type: name, set }) => {
        const type = schema.getType(name);
        if (!isObjectType(type)) return [];
        const known = new Set([
          ...selectedOf(type, [changed]),
          ...stale.flatMap((one) => (one.type === name ? one.fields : [])),
        ]);
        return set
          .filter(([each]) => !known.has(each))
          .map(([each]) =>
            problemAt(
              changed.node,
              `"${changed.name}" sets "${name}.${each}" by @optimistic but does not select it, so the old value would reappear; select it, or add it to @stale`,
              { file },
            ),
          );
      });
    }),
  );
}
