import type { GraphQLSchema } from 'graphql';
import { problemAt, type Problem, suggestion } from './problem';
import { changeSignalsOf } from './changeSignals';

/** A field with `@changeSignal` must be returned by a query, and its mutations must invalidate queries. */
export function checkChangeSignals(schema: GraphQLSchema): Problem[] {
  const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});
  return changeSignalsOf(schema).flatMap(
    ({ type, field, mutations: named, queries, staleQueries }) => {
      const at = (message: string): Problem => problemAt(field.astNode, message);
      const fieldName = `${type}.${field.name}`;
      const unknown = named.filter((name) => !mutations.includes(name));
      if (unknown.length > 0) {
        return unknown.map((name) =>
          at(
            `@changeSignal on "${fieldName}" has "${name}", which is not a mutation; correct the name${suggestion(name, mutations)}`,
          ),
        );
      }
      if (queries.length === 0) {
        return [
          at(
            `"${fieldName}" has @changeSignal, but no field of Query returns a single ${type}; remove it`,
          ),
        ];
      }
      return staleQueries.length > 0
        ? []
        : [
            at(
              `@changeSignal on "${fieldName}" has no mutation that invalidates queries; add one, or remove @changeSignal`,
            ),
          ];
    },
  );
}
