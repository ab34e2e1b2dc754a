import { isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';
import { directiveValues } from './directiveValues';
import { invalidationOf, unique } from './invalidations';
import { endpointOf, isListResponse } from './endpoints';
import { reachableTypes } from './reachableTypes';
import { itemTypeOf } from './stale';

/** A field whose new value reveals mutations made elsewhere (`@changeSignal`). */
export interface ChangeSignal {
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
