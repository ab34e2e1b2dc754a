import type { Types } from '@graphql-codegen/plugin-helpers';
import {
  Kind,
  type DefinitionNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';
import { fragmentsOf, fragmentsUnder } from '../contract/fragments';

export interface DocumentsConfig {
  externalFragments?: { node: FragmentDefinitionNode }[];
}

const FOR_SOME = `import type { DocumentFor } from '../access';`;
const FOR_ALL = `import type { TypedDocumentNode } from '@graphql-typed-document-node/core';`;

/** The AST without locations and empty lists, all the browser needs. */
const compact = (definitions: readonly DefinitionNode[]): string =>
  JSON.stringify({ kind: Kind.DOCUMENT, definitions }, (key, value: unknown) =>
    key === 'loc' || value === undefined || (Array.isArray(value) && value.length === 0)
      ? undefined
      : value,
  );

/** The access that `withRestFacts` wrote into `@rest`; null for local fields. */
function accessOf({ selectionSet }: OperationDefinitionNode): string | null {
  for (const { directives = [] } of selectionSet.selections) {
    for (const { name, arguments: given = [] } of directives) {
      const access = given.find((argument) => argument.name.value === 'access')?.value;
      if (name.value === 'rest' && access?.kind === Kind.STRING) return access.value;
    }
  }
  return null;
}

/** Precompiled documents: no parser ships. The official plugin reparses and loses escapes in quoted arguments. */
export function plugin(
  _schema: unknown,
  documents: readonly Types.DocumentFile[],
  { externalFragments = [] }: DocumentsConfig,
): { prepend: string[]; content: string } {
  const own = documents.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = fragmentsOf([...externalFragments.map(({ node }) => node), ...own]);
  const operations = own.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const imports = new Set<string>();
  const content = operations
    .map((node) => {
      const name = node.name?.value ?? '';
      const kind = node.operation === 'mutation' ? 'Mutation' : 'Query';
      const tree = compact([node, ...fragmentsUnder(node, fragments)]);
      const access = accessOf(node);
      const types = `${name}${kind}, ${name}${kind}Variables`;
      const type = access ? `DocumentFor<'${access}', ${types}>` : `TypedDocumentNode<${types}>`;
      imports.add(access ? FOR_SOME : FOR_ALL);
      return `\n// prettier-ignore\nexport const ${name}Document = ${tree} as unknown as ${type};\n`;
    })
    .join('');
  return { prepend: [...imports], content };
}
