import { isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';
import { directiveValues } from './directiveValues';
import { invalidationOf, unique } from './invalidations';
import { endpointOf, isListResponse } from './endpoints';
import { reachableTypes } from './reachableTypes';
import { itemTypeOf } from './stale';
import { problemAt, type Problem, suggestion } from './problem';

/** A field whose new value reveals mutations made elsewhere (`@changeSignal`). */
interface ChangeSignal {
  type: string;
  field: GraphQLField<unknown, unknown>;
  mutations: string[];
  /** The Query fields that return this one record. */
  queries: string[];
  /** The Query fields that are stale when it changes. */
  staleQueries: string[];
}

export function changeSignalsOf(schema: GraphQLSchema): ChangeSignal[] {
  const query = schema.getQueryType();
  const mutations = schema.getMutationType()?.getFields() ?? {};
  const queryFields = Object.values(query?.getFields() ?? {});
  return [...reachableTypes(schema)].filter(isObjectType).flatMap((type) =>
    Object.values(type.getFields()).flatMap((field) => {
      const values = directiveValues(schema, 'changeSignal', field.astNode);
      if (!values) return [];
      const named = (values.mutations as unknown[]).map(String);
      return [
        {
          type: type.name,
          field,
          mutations: named,
          queries: queryFields
            .filter((one) => query && endpointOf(schema, query, one))
            .filter((one) => itemTypeOf(one) === type && !isListResponse(one.type))
            .map(({ name }) => name),
          staleQueries: unique(
            named.flatMap((name) => {
              const mutation = mutations[name];
              return mutation ? (invalidationOf(schema, mutation)?.changed.queries ?? []) : [];
            }),
          ),
        },
      ];
    }),
  );
}

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
