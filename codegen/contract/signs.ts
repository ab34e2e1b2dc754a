import { isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';
import { directiveValues } from './directiveValues';
import { effectOf, unique } from './effects';
import { endpointOf } from './endpoints';
import { isListAnswer } from './listAnswer';
import { reachedTypes } from './reachedTypes';
import { subjectOf } from './stale';

/** A field of a record that tells of changes made elsewhere. */
export interface Sign {
  type: string;
  field: GraphQLField<unknown, unknown>;
  /** The mutations that may have been made. */
  of: string[];
  /** The fields of Query that answer the one record. */
  queries: string[];
  /** The fields of Query that are stale where the field has changed. */
  answers: string[];
}

/** Every `@sign` of the schema. */
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
