import {
  getNamedType,
  isInputObjectType,
  type GraphQLInputObjectType,
  type GraphQLSchema,
} from 'graphql';
import {
  bodyOf,
  directiveValues,
  endpointsOf,
  formatLocation,
  problemAt,
  shortPathOf,
} from 'rest-contract/contract';

/** All fields of an input, `items.kind`, with their location, except those only used for validation. */
function fieldsOf(
  schema: GraphQLSchema,
  input: GraphQLInputObjectType,
  path = '',
): { path: string; location: string; input: string }[] {
  return Object.values(input.getFields()).flatMap(({ name, type, astNode }) => {
    const rule = directiveValues(schema, 'constraint', astNode);
    if (rule?.sameAs !== undefined || rule?.equals !== undefined) return [];
    const below = path === '' ? name : `${path}.${name}`;
    const named = getNamedType(type);
    return [
      { path: below, location: formatLocation(problemAt(astNode, '')), input: input.name },
      ...(isInputObjectType(named) ? fieldsOf(schema, named, below) : []),
    ];
  });
}

/** Input fields that no server code read, according to its log. */
export function unreadFields(schema: GraphQLSchema, lines: readonly string[]): string[] {
  const read = new Set(lines);
  return endpointsOf(schema).flatMap((endpoint) => {
    const body = bodyOf(endpoint);
    const input = body && getNamedType(body.type);
    if (!isInputObjectType(input)) return [];
    const route = `${endpoint.method} ${shortPathOf(endpoint).replace(/\{args\.(\w+)\}/g, ':$1')}`;
    return fieldsOf(schema, input)
      .filter(({ path }) => !read.has(`${route} ${path}`))
      .map(
        ({ path, location, input: holder }) =>
          `${location}: nothing on the server reads "${path}" (${holder}) at ${route}; use it there, or take it out of the schema`,
      );
  });
}
