import {
  getDirectiveValues,
  type DirectiveNode,
  type GraphQLAbstractType,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { directiveValues } from './directiveValues';

interface ApiSettings {
  key: string;
  discriminator: string;
  /** The directive, if the schema has one. */
  node: DirectiveNode | undefined;
}

const known = new WeakMap<GraphQLSchema, ApiSettings>();

/** Returns the values of the schema's `@api`. */
export function apiSettingsOf(schema: GraphQLSchema): ApiSettings {
  const found = known.get(schema);
  if (found) return found;
  const directive = schema.getDirective('api');
  const nodes = [schema.astNode, ...schema.extensionASTNodes];
  const [given = {}] = nodes.flatMap(
    (node): Record<string, unknown>[] =>
      (directive && node && [getDirectiveValues(directive, node) ?? {}]) || [],
  );
  const settings = {
    key: String(given.key ?? 'id'),
    discriminator: String(given.discriminator ?? 'type'),
    node: nodes.flatMap((node) => node?.directives ?? []).find(({ name }) => name.value === 'api'),
  };
  known.set(schema, settings);
  return settings;
}

/** Returns the field that discriminates the types of a union or interface. */
export const discriminatorOf = (schema: GraphQLSchema, type: GraphQLAbstractType): string =>
  String(
    directiveValues(schema, 'discriminator', type.astNode)?.field ??
      apiSettingsOf(schema).discriminator,
  );

/** Returns a field's name on the wire. */
export const wireNameOf = (
  schema: GraphQLSchema,
  type: GraphQLObjectType | GraphQLInterfaceType,
  name: string,
): string =>
  String(directiveValues(schema, 'wire', type.getFields()[name]?.astNode)?.value ?? name);
