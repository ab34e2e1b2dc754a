import type { GraphQLSchema } from 'graphql';
import { problemAt, type Problem } from './problem';
import { changeSignalsOf } from './changeSignals';
import { suggestion } from './suggestion';

/** A `@changeSignal` must be on a field that some query reads, and name mutations that make something stale. */
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
            `@changeSignal of "${fieldName}" names "${name}", which is not a mutation; name one${suggestion(name, mutations)}`,
          ),
        );
      }
      if (queries.length === 0) {
        return [
          at(
            `"${fieldName}" has @changeSignal, and no field of Query answers one ${type}; take it out`,
          ),
        ];
      }
      return staleQueries.length > 0
        ? []
        : [
            at(
              `@changeSignal of "${fieldName}" names no mutation that makes answers stale; name one, or take it out`,
            ),
          ];
    },
  );
}
