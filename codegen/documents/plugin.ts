import type { Types } from '@graphql-codegen/plugin-helpers';
import { Kind, type DefinitionNode, type FragmentDefinitionNode } from 'graphql';
import { fragmentsOf, fragmentsUnder } from '../contract/fragments';

export interface DocumentsConfig {
  /** The fragments that live in files of their own. */
  externalFragments?: { node: FragmentDefinitionNode }[];
}

/** The syntax tree without places and empty lists, as the browser needs it. */
const compact = (definitions: readonly DefinitionNode[]): string =>
  JSON.stringify({ kind: Kind.DOCUMENT, definitions }, (key, value: unknown) =>
    key === 'loc' || value === undefined || (Array.isArray(value) && value.length === 0)
      ? undefined
      : value,
  );

/**
 * Makes a typed document of each operation, parsed beforehand, with the fragments it needs: no
 * GraphQL parser runs in the browser. The official plugin prints and parses again on its way and
 * loses the escapes of a quoted argument.
 */
export function plugin(
  _schema: unknown,
  documents: readonly Types.DocumentFile[],
  { externalFragments = [] }: DocumentsConfig,
): { prepend: string[]; content: string } {
  const own = documents.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = fragmentsOf([...externalFragments.map(({ node }) => node), ...own]);
  const content = own
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
    .map((node) => {
      const name = node.name?.value ?? '';
      const kind = node.operation === 'mutation' ? 'Mutation' : 'Query';
      const tree = compact([node, ...fragmentsUnder(node, fragments)]);
      return `\n// prettier-ignore\nexport const ${name}Document = ${tree} as unknown as TypedDocumentNode<${name}${kind}, ${name}${kind}Variables>;\n`;
    })
    .join('');
  return {
    prepend: [`import type { TypedDocumentNode } from '@graphql-typed-document-node/core';`],
    content,
  };
}
