import type { DocumentNode, OperationVariables } from '@apollo/client';
import { Kind, type ArgumentNode, type DirectiveNode, type FieldNode } from 'graphql';
import { preparePath } from './path';
import type { RequestSpec } from './requestSpec';

interface Request {
  query: DocumentNode;
  variables: OperationVariables;
}

interface PreparedRequest extends Request {
  /** Whether the caller passed a body; apollo-link-rest gets an empty one otherwise. */
  hasBody: boolean;
}

const nameNode = (value: string) => ({ kind: Kind.NAME, value }) as const;

const variableOf = (argument: string): string => `arg_${argument}`;

function withPath(rest: DirectiveNode, path: string): DirectiveNode {
  const value = { kind: Kind.STRING, value: path } as const;
  return {
    ...rest,
    arguments: rest.arguments?.map((argument) =>
      argument.name.value === 'path' ? { ...argument, value } : argument,
    ),
  };
}

/** Replaces the path of the field, and passes each argument by a variable. */
const withVariables = (field: FieldNode, rest: DirectiveNode, path: string): FieldNode => ({
  ...field,
  arguments: field.arguments?.map(({ name }): ArgumentNode => ({
    kind: Kind.ARGUMENT,
    name,
    value: { kind: Kind.VARIABLE, name: nameNode(variableOf(name.value)) },
  })),
  directives: field.directives?.map((directive) =>
    directive === rest ? withPath(rest, path) : directive,
  ),
});

const documents = new WeakMap<DocumentNode, Map<string, DocumentNode>>();

/** Creates one document for each path template, as apollo-link-rest caches by document. */
function documentFor(query: DocumentNode, { rest }: RequestSpec, path: string): DocumentNode {
  const known = documents.get(query) ?? new Map<string, DocumentNode>();
  documents.set(query, known);
  const existing = known.get(path);
  if (existing) return existing;
  const document: DocumentNode = {
    ...query,
    definitions: query.definitions.map((definition) => {
      if (definition.kind !== Kind.OPERATION_DEFINITION) return definition;
      const selections = definition.selectionSet.selections.map((node) =>
        node.kind === Kind.FIELD && node.directives?.includes(rest)
          ? withVariables(node, rest, path)
          : node,
      );
      return { ...definition, selectionSet: { ...definition.selectionSet, selections } };
    }),
  };
  known.set(path, document);
  return document;
}

/**
 * Prepares an operation for apollo-link-rest: encodes path values, drops or repeats query pairs, and adds an empty body if
 * none is passed. Returns an operation that needs none of this unchanged.
 *
 * @throws ApiError `BadPath`
 */
export function prepareOperation(
  { query, variables }: Request,
  spec: RequestSpec,
): PreparedRequest {
  const { path, bodyKey } = spec;
  const args = spec.argsOf(variables);
  const { template, values } = preparePath(path, args);
  const prepared = { ...args, ...values };
  const hasBody = bodyKey !== null && args[bodyKey] != null;
  // apollo-link-rest rejects a request without a body.
  if (bodyKey !== null && !hasBody) prepared[bodyKey] = {};
  const names = Object.keys(prepared);
  if (template === path && names.every((name) => prepared[name] === args[name])) {
    return { query, variables, hasBody };
  }
  const argVariables = names.map((name) => [variableOf(name), prepared[name]] as const);
  return {
    query: documentFor(query, spec, template),
    variables: { ...variables, ...Object.fromEntries(argVariables) },
    hasBody,
  };
}
