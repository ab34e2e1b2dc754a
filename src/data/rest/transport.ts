import type { DirectiveNode, DocumentNode, FieldNode, OperationDefinitionNode } from 'graphql';
import { buildPath } from './path';
import { answerReader } from './readAnswer';
import { parseType, typesOf, type FieldShape } from './shape';

/** `PUBLIC`, or whoever the schema names: they have a session. */
export type Access = string;

interface BuilderProps {
  args: Readonly<Record<string, unknown>> | null;
}

/** Computed once per document. */
export interface Transport {
  /** With the field as a leaf, so that apollo-link-rest does not walk the response. */
  document: DocumentNode;
  builders: {
    restPath: (props: BuilderProps) => string;
    restBody: (props: BuilderProps) => unknown;
  };
  fieldName: string;
  responseKey: string;
  argsOf: (variables: Readonly<Record<string, unknown>>) => Record<string, unknown>;
  path: string;
  method: string;
  access: Access;
  asPage: boolean;
  asList: boolean;
  nullable: boolean;
  types: readonly string[];
  read: ReturnType<typeof answerReader>;
}

/** Keyed by directive node: clients copy documents and fields, to add `__typename`, but not directives. */
const transports = new WeakMap<DirectiveNode, Transport>();

function textOf(rest: DirectiveNode, name: string): string | undefined {
  const value = rest.arguments?.find((argument) => argument.name.value === name)?.value;
  return value?.kind === 'StringValue' ? value.value : undefined;
}

interface RestField {
  operation: OperationDefinitionNode;
  field: FieldNode;
  rest: DirectiveNode;
}

function restField(document: DocumentNode): RestField {
  for (const definition of document.definitions) {
    if (definition.kind !== 'OperationDefinition') continue;
    for (const field of definition.selectionSet.selections) {
      if (field.kind !== 'Field') continue;
      const rest = field.directives?.find(({ name }) => name.value === 'rest');
      if (rest) return { operation: definition, field, rest };
    }
  }
  throw new Error('An operation without @rest reached the REST link.');
}

function asLeaf({ operation, field, rest }: RestField, method: string): DocumentNode {
  const kept = (rest.arguments ?? []).filter(({ name }) => ['type', 'method'].includes(name.value));
  const made = [
    ['pathBuilder', 'restPath'],
    ['bodyBuilder', 'restBody'],
  ].map(([name, variable]) => ({
    kind: 'Argument',
    name: { kind: 'Name', value: name },
    value: { kind: 'Variable', name: { kind: 'Name', value: variable } },
  }));
  const leaf = {
    ...field,
    selectionSet: undefined,
    directives: [{ ...rest, arguments: [...kept, ...made] }],
  };
  return {
    kind: 'Document',
    definitions: [
      {
        kind: 'OperationDefinition',
        // apollo-link-rest lets queries GET only.
        operation: method === 'GET' ? operation.operation : 'mutation',
        selectionSet: { kind: 'SelectionSet', selections: [leaf] },
      },
    ],
  } as DocumentNode;
}

function makeTransport(found: RestField): Transport {
  const { field, rest } = found;
  const path = textOf(rest, 'path');
  const shapeText = textOf(rest, 'shape');
  if (path === undefined || shapeText === undefined) {
    throw new Error(
      `The field "${field.name.value}" knows no shape of its answer: take its document from src/data/generated, not from gql.`,
    );
  }
  const shape = JSON.parse(shapeText) as FieldShape;
  const type = parseType(typeof shape === 'string' ? shape : shape[0]);
  const method = textOf(rest, 'method') ?? 'GET';
  const bodyKey = textOf(rest, 'bodyKey') ?? 'input';
  return {
    document: asLeaf(found, method),
    builders: {
      restPath: ({ args }) => buildPath(path, args ?? {}),
      restBody: ({ args }) => args?.[bodyKey] ?? undefined,
    },
    fieldName: field.name.value,
    responseKey: (field.alias ?? field.name).value,
    argsOf: (variables) =>
      Object.fromEntries(
        (field.arguments ?? []).map(({ name, value }) => [
          name.value,
          value.kind === 'Variable' ? variables[value.name.value] : undefined,
        ]),
      ),
    path,
    method,
    access: textOf(rest, 'access') ?? 'PUBLIC',
    asPage: type.item === null && typeof shape[1] === 'object' && 'items' in shape[1],
    asList: type.item !== null,
    nullable: !type.required,
    types: typesOf(shape),
    read: answerReader(shape),
  };
}

export function transportOf(document: DocumentNode): Transport {
  const found = restField(document);
  const known = transports.get(found.rest);
  if (known) return known;
  const made = makeTransport(found);
  transports.set(found.rest, made);
  return made;
}
