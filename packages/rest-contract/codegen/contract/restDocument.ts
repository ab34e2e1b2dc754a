import {
  Kind,
  visit,
  type ArgumentNode,
  type ConstDirectiveNode,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  type NameNode,
} from 'graphql';
import { contentQuery } from './contentQuery';
import {
  bodyOf,
  endpointOf,
  isInPath,
  sendsBody,
  shortPathOf,
  type Endpoint,
  rootOf,
} from './endpoints';
import type { Fragments } from './fragments';
import { selectedFields, type SelectedField } from './selections';
import { shapeOf } from './shapes';

const nameNode = (value: string): NameNode => ({ kind: Kind.NAME, value });

const directive = (name: string, values: Readonly<Record<string, string>>): ConstDirectiveNode => ({
  kind: Kind.DIRECTIVE,
  name: nameNode(name),
  arguments: Object.entries(values).map(([key, value]) => ({
    kind: Kind.ARGUMENT,
    name: nameNode(key),
    value: { kind: Kind.STRING, value },
  })),
});

/** `{}`: apollo-link-rest sends no request with a method such as POST but without a body. */
const emptyBody: ArgumentNode = {
  kind: Kind.ARGUMENT,
  name: nameNode('input'),
  value: { kind: Kind.OBJECT, fields: [] },
};

/** Returns the query parameters for the arguments that an operation passes. */
function givenPairs({ path, field }: Endpoint, { node }: SelectedField): string[] {
  const [, template = ''] = path.split(/\?(.*)/s);
  const given = new Set(node.arguments?.map(({ name }) => name.value));
  const absent = field.args.filter(({ name }) => !given.has(name));
  return template
    .split('&')
    .filter(
      (pair) => pair !== '' && !absent.some(({ name }) => isInPath({ path: pair }, { name })),
    );
}

/**
 * The endpoint's whole path for one selection: `/courses?_q={args.search}&fields=title`. apollo-link-rest reads a colon as a
 * parameter, so colons are encoded.
 */
function wholePath(schema: GraphQLSchema, endpoint: Endpoint, field: SelectedField): string {
  const computed = contentQuery(schema, field);
  const pairs = [...givenPairs(endpoint, field), ...(computed ? [computed] : [])];
  const path = shortPathOf(endpoint);
  return (pairs.length > 0 ? `${path}?${pairs.join('&')}` : path).replaceAll(':', '%3A');
}

/** Creates the complete `@rest` that apollo-link-rest executes. */
function restFor(schema: GraphQLSchema, endpoint: Endpoint, field: SelectedField): DirectiveNode {
  const body = bodyOf(endpoint);
  return directive('rest', {
    type: String(endpoint.field.type).replaceAll('!', ''),
    path: wholePath(schema, endpoint, field),
    ...(endpoint.method !== 'GET' && { method: endpoint.method }),
    ...(body && { bodyKey: body.name }),
  });
}

/**
 * Creates `@guard` for our links: the access and the shape of the response. It is on the operation, as the cache would make a field's
 * directive part of its key.
 */
const guardFor = (
  schema: GraphQLSchema,
  { access }: Endpoint,
  field: SelectedField,
): ConstDirectiveNode =>
  directive('guard', { access, shape: JSON.stringify(shapeOf(schema, field)) });

/**
 * Completes an operation's `@rest` from the schema and the selection, and adds `@guard(access, shape)`. Directives survive
 * Apollo's document transforms and ship in the chunk of the page that queries.
 */
export function completeDocument(
  schema: GraphQLSchema,
  document: DocumentNode,
  fragments: Fragments,
): DocumentNode {
  return visit(document, {
    OperationDefinition(operation) {
      const root = rootOf(schema, operation);
      if (!root) return undefined;
      const fields = selectedFields(schema, root, [operation.selectionSet], fragments);
      const guards: ConstDirectiveNode[] = [];
      const completed = (node: FieldNode): FieldNode => {
        const field = root.getFields()[node.name.value];
        const endpoint = field && endpointOf(schema, root, field);
        const key = (node.alias ?? node.name).value;
        const selected = fields.find(({ responseKey }) => responseKey === key);
        if (!endpoint || !selected) return node;
        guards.push(guardFor(schema, endpoint, selected));
        const needsBody = sendsBody(endpoint) && !bodyOf(endpoint);
        return {
          ...node,
          arguments: [...(node.arguments ?? []), ...(needsBody ? [emptyBody] : [])],
          directives: node.directives?.map((given) =>
            given.name.value === 'rest' ? restFor(schema, endpoint, selected) : given,
          ),
        };
      };
      const selections = operation.selectionSet.selections.map((selection) =>
        selection.kind === Kind.FIELD ? completed(selection) : selection,
      );
      return {
        ...operation,
        directives: [...(operation.directives ?? []), ...guards.slice(0, 1)],
        selectionSet: { ...operation.selectionSet, selections },
      };
    },
  });
}
