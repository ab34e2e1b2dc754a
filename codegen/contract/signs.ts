import { isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';
import { directiveValues } from './directiveValues';
import { effectOf, unique } from './effects';
import { endpointOf } from './endpoints';
import { isListAnswer } from './listAnswer';
import { reachedTypes } from './reachedTypes';
import { subjectOf } from './stale';

/** A record's field whose change reveals mutations made elsewhere. */
export interface Sign {
  type: string;
  field: GraphQLField<unknown, unknown>;
  of: string[];
  /** The Query fields that return this one record. */
  queries: string[];
  /** The Query fields that are stale when it changes. */
  answers: string[];
}

export function signsOf(schema: GraphQLSchema): Sign[] {
  const query = schema.getQueryType();
  const mutations = schema.getMutationType()?.getFields() ?? {};
  const queryFields = Object.values(query?.getFields() ?? {});
  return [...reachedTypes(schema)].filter(isObjectType).flatMap((type) =>
    Object.values(type.getFields()).flatMap((field) => {
      const values = directiveValues(schema, 'sign', field.astNode);
      if (!values) return [];
      const of = (values.of as unknown[]).map(String);
      return [
        {
          type: type.name,
          field,
          of,
          queries: queryFields
            .filter((one) => query && endpointOf(schema, query, one))
            .filter((one) => subjectOf(one) === type && !isListAnswer(one.type))
            .map(({ name }) => name),
          answers: unique(
            of.flatMap((name) => {
              const mutation = mutations[name];
              return mutation ? (effectOf(schema, mutation)?.changed.answers ?? []) : [];
            }),
          ),
        },
      ];
    }),
  );
}
