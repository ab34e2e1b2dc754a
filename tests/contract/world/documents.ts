import type { TypedDocumentNode } from '@apollo/client';
import type { DocumentNode, FieldNode, OperationDefinitionNode } from 'graphql';
import { readdirSync } from 'node:fs';
import { endpointsOf, type Endpoint } from '../../../codegen/contract/endpoints';
import { schema } from '@/data/testing/contract';

const FOLDER = 'src/data/generated/operations';
const modules = import.meta.glob<Record<string, DocumentNode>>(
  '../../../src/data/generated/operations/*.ts',
  { eager: true },
);

type Document = TypedDocumentNode<Record<string, unknown>>;

/** An operation of the web app as the codegen made it. */
export interface Operation {
  name: string;
  document: Document;
  kind: 'query' | 'mutation';
  /** The field it asks for; an operation of local values may have several, and this is the first. */
  field: FieldNode;
  /** Null where it asks no server. */
  endpoint: Endpoint | null;
}

const endpoints = endpointsOf(schema);

function operationOf(name: string): Operation {
  const document = modules[`../../../${FOLDER}/${name}.ts`]?.[`${name}Document`] as Document;
  const definition = document.definitions.find(
    (node): node is OperationDefinitionNode => node.kind === 'OperationDefinition',
  );
  const field = definition?.selectionSet.selections[0];
  if (!definition || field?.kind !== 'Field') throw new Error(`${name} asks for nothing.`);
  const kind = definition.operation === 'mutation' ? 'mutation' : 'query';
  const parent = kind === 'mutation' ? 'Mutation' : 'Query';
  const endpoint = endpoints.find(
    (one) => one.parent === parent && one.field.name === field.name.value,
  );
  return { name, document, kind, field, endpoint: endpoint ?? null };
}

/** Every operation of the web app, by name. */
export const operations: ReadonlyMap<string, Operation> = new Map(
  readdirSync(FOLDER).map((file) => {
    const name = file.replace('.ts', '');
    return [name, operationOf(name)];
  }),
);
