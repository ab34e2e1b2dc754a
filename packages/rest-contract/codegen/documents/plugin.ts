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
  /** The module of `DocumentFor`, relative to the generated one. */
  accessModule?: string;
}

const FOR_ALL = `import type { TypedDocumentNode } from '@graphql-typed-document-node/core';`;

/** Lists that graphql-js and Apollo Client require even if empty. */
const REQUIRED_LISTS = ['fields', 'values'];

/** Prints a node without locations and empty lists, which the browser does not need. */
const compact = (node: DefinitionNode): string =>
  JSON.stringify(node, (key, value: unknown) =>
    key === 'loc' || (Array.isArray(value) && value.length === 0 && !REQUIRED_LISTS.includes(key))
      ? undefined
      : value,
  );

/** Returns the string arguments of a directive on the operation or its root fields; empty for local fields. */
function directiveOf(
  { directives = [], selectionSet }: OperationDefinitionNode,
  directive: string,
): Partial<Record<string, string>> {
  const given = [
    ...directives,
    ...selectionSet.selections.flatMap((field) => field.directives ?? []),
  ].find(({ name }) => name.value === directive)?.arguments;
  return Object.fromEntries(
    given?.flatMap(({ name, value }) =>
      value.kind === Kind.STRING ? [[name.value, value.value]] : [],
    ) ?? [],
  );
}

/** Returns a path without its query, escaped for a comment. */
const addressOf = (path: string): string => path.replace(/\?.*/s, '').replaceAll('*/', '*\\/');

/** Precompiled documents: no parser ships. Fragments of several documents of the file are written once. The official plugin reparses and loses escapes in quoted arguments. */
export function plugin(
  _schema: unknown,
  documents: readonly Types.DocumentFile[],
  { externalFragments = [], accessModule = './access' }: DocumentsConfig,
): { prepend: string[]; content: string } {
  const own = documents.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = fragmentsOf([...externalFragments.map(({ node }) => node), ...own]);
  const operations = own.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const used = new Map(operations.map((node) => [node, fragmentsUnder(node, fragments)]));
  const all = [...used.values()].flat();
  const shared = new Set(all.filter((node, at) => all.indexOf(node) < at));
  const parts = [...shared].map(
    (node) => `\n// oxfmt-ignore\nconst ${node.name.value} = ${compact(node)};\n`,
  );
  const imports = new Set<string>();
  const content = operations
    .map((node) => {
      const name = node.name?.value ?? '';
      const kind = node.operation === 'mutation' ? 'Mutation' : 'Query';
      const definitions = [
        compact(node),
        ...(used.get(node) ?? []).map((each) =>
          shared.has(each) ? each.name.value : compact(each),
        ),
      ];
      const tree = `{"kind":"${Kind.DOCUMENT}","definitions":[${definitions.join(',')}]}`;
      const { method = 'GET', path } = directiveOf(node, 'rest');
      const { access } = directiveOf(node, 'guard');
      const address = path === undefined ? '' : `/** ${method} ${addressOf(path)} */\n`;
      const types = `${name}${kind}, ${name}${kind}Variables`;
      const type = access ? `DocumentFor<'${access}', ${types}>` : `TypedDocumentNode<${types}>`;
      imports.add(access ? `import type { DocumentFor } from '${accessModule}';` : FOR_ALL);
      return `\n// oxfmt-ignore\n${address}export const ${name}Document = ${tree} as unknown as ${type};\n`;
    })
    .join('');
  return { prepend: [...imports], content: parts.join('') + content };
}
