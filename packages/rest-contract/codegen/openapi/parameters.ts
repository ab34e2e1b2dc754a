import { isNonNullType, type GraphQLArgument, type GraphQLSchema } from 'graphql';
import { isContentType } from '../contract/contentTypes';
import { shortPathOf, type Endpoint } from '../contract/endpoints';
import type { JsonSchema } from './jsonSchema';
import type { Schemas } from './Schemas';

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  /** False if a list is joined into one value. */
  explode?: boolean;
  description?: string;
  schema: JsonSchema;
}

const argumentOf = ({ field }: Endpoint, text: string): GraphQLArgument | undefined => {
  const [, name] = /^\{args\.(\w+),?\}$/.exec(text) ?? [];
  return field.args.find((arg) => arg.name === name);
};

/** URL parameters are never null: nullable ones are omitted. */
function schemaOf(schemas: Schemas, { type }: GraphQLArgument): JsonSchema {
  const inner = isNonNullType(type) ? type.ofType : type;
  return schemas.present(inner);
}

const withDescription = (description: string | null | undefined): { description?: string } =>
  description ? { description } : {};

function queryParameter(
  schema: GraphQLSchema,
  schemas: Schemas,
  endpoint: Endpoint,
  pair: string,
): Parameter {
  const [name = '', value = ''] = pair.split(/=(.*)/s);
  const arg = argumentOf(endpoint, value);
  if (arg) {
    const required = isNonNullType(arg.type);
    return {
      name,
      in: 'query',
      required,
      ...(value.endsWith(',}') && { explode: false }),
      ...withDescription(arg.description),
      schema: schemaOf(schemas, arg),
    };
  }
  // The value that our operations always send; a content type's endpoint accepts others too.
  const fixed = isContentType(schema, endpoint.field.type)
    ? { examples: [value] }
    : { const: value };
  return { name, in: 'query', required: false, schema: { type: 'string', ...fixed } };
}

const POPULATE = 'The relations to include, e.g. `category,cover`; without it they are omitted.';

export function parametersOf(
  schema: GraphQLSchema,
  schemas: Schemas,
  endpoint: Endpoint,
): Parameter[] {
  const [, query = ''] = endpoint.path.split(/\?(.*)/s);
  const inPath = endpoint.field.args
    .filter(({ name }) => shortPathOf(endpoint).includes(`{args.${name}}`))
    .map((arg): Parameter => ({
      name: arg.name,
      in: 'path',
      required: true,
      ...withDescription(arg.description),
      schema: schemaOf(schemas, arg),
    }));
  const populate: Parameter = {
    name: 'populate',
    in: 'query',
    required: false,
    description: POPULATE,
    schema: { type: 'string' },
  };
  return [
    ...inPath,
    ...query
      .split('&')
      .filter((pair) => pair !== '')
      .map((pair) => queryParameter(schema, schemas, endpoint, pair)),
    ...(isContentType(schema, endpoint.field.type) ? [populate] : []),
  ];
}

/** Merges the parameters of fields that share a path: one is required if all of them require it. */
export function mergedParameters(lists: readonly (readonly Parameter[])[]): Parameter[] {
  const found = new Map<string, Parameter>();
  for (const parameter of lists.flat()) {
    const key = `${parameter.in} ${parameter.name}`;
    const required = lists.every((list) =>
      list.some(
        (each) => each.name === parameter.name && each.in === parameter.in && each.required,
      ),
    );
    found.set(key, { ...parameter, ...found.get(key), required });
  }
  return [...found.values()];
}
