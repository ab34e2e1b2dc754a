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

/** Returns the key fields of a type; none if its records are embedded in their parent. */
export function keysOf(schema: GraphQLSchema, type: GraphQLObjectType): readonly string[] {
  if ((type.astNode?.directives ?? []).some(({ name }) => name.value === 'embedded')) return [];
  const own = directiveValues(schema, 'key', type.astNode)?.fields;
  if (Array.isArray(own)) return own.map(String);
  const { key } = apiSettingsOf(schema);
  return key in type.getFields() ? [key] : [];
}

export const isRecordType = (schema: GraphQLSchema, type: GraphQLObjectType): boolean =>
  keysOf(schema, type).length > 0;

/** Whether an embedded item has an `id`, by which the cache finds it in its list. */
export const isIdentified = (type: GraphQLObjectType): boolean =>
  String(type.getFields().id?.type) === 'ID!';

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

/** Returns the discriminator value that identifies a type in a response; null if it has none. */
export function componentUid(schema: GraphQLSchema, type: GraphQLObjectType): string | null {
  const given =
    directiveValues(schema, 'component', type.astNode)?.uid ??
    directiveValues(schema, 'wire', type.astNode)?.value;
  return given === undefined ? null : String(given);
}
