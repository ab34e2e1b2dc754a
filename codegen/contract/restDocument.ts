import {
  Kind,
  visit,
  type ArgumentNode,
  type DirectiveNode,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { contentQuery } from './contentQuery';
import { bodyOf, endpointOf, isInPath, shortPathOf, type Endpoint } from './endpoints';
import type { Fragments } from './fragments';
import { rootOf } from './roots';
import { selectedFields, type SelectedField } from './selections';
import { shapeOf } from './shapes';

const argument = ([name, value]: readonly [string, string]): ArgumentNode => ({
  kind: Kind.ARGUMENT,
  name: { kind: Kind.NAME, value: name },
  value: { kind: Kind.STRING, value },
});

/** The query template's pairs for the arguments that an operation gives. */
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

/** The endpoint's whole path for one selection: `/courses?_q={args.search}&fields=title`. */
function wholePath(schema: GraphQLSchema, endpoint: Endpoint, field: SelectedField): string {
  const computed = contentQuery(schema, field);
  const pairs = [...givenPairs(endpoint, field), ...(computed ? [computed] : [])];
  const path = shortPathOf(endpoint);
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

function restFacts(
  schema: GraphQLSchema,
  endpoint: Endpoint,
  field: SelectedField,
): (readonly [string, string])[] {
  const body = bodyOf(endpoint);
  return [
    ['type', String(endpoint.field.type).replaceAll('!', '')],
    ['path', wholePath(schema, endpoint, field)],
    ...(endpoint.method === 'GET' ? [] : [['method', endpoint.method] as const]),
    ...(body ? [['bodyKey', body.name] as const] : []),
    ['access', endpoint.access],
    ['shape', JSON.stringify(shapeOf(schema, field))],
  ];
}

/**
 * Writes into each `@rest` what the links need: type, path, body, `access`, and the response's `shape` (JSON).
 * Directive arguments survive Apollo's document transforms and ship in the chunk of the page that queries.
 */
export function withRestFacts(
  schema: GraphQLSchema,
  document: DocumentNode,
  fragments: Fragments,
): DocumentNode {
  return visit(document, {
    OperationDefinition(operation) {
      const root = rootOf(schema, operation);
      if (!root) return undefined;
      const fields = selectedFields(schema, root, [operation.selectionSet], fragments);
      return {
        ...operation,
        selectionSet: {
          ...operation.selectionSet,
          selections: operation.selectionSet.selections.map((selection) => {
            if (selection.kind !== Kind.FIELD) return selection;
            const field = root.getFields()[selection.name.value];
            const endpoint = field && endpointOf(schema, root, field);
            const key = (selection.alias ?? selection.name).value;
            const selected = fields.find(({ responseKey }) => responseKey === key);
            if (!endpoint || !selected) return selection;
            const complete = (directive: DirectiveNode): DirectiveNode => ({
              ...directive,
              arguments: restFacts(schema, endpoint, selected).map(argument),
            });
            return {
              ...selection,
              directives: selection.directives?.map((directive) =>
                directive.name.value === 'rest' ? complete(directive) : directive,
              ),
            };
          }),
        },
      };
    },
  });
}
