import type { Types } from '@graphql-codegen/plugin-helpers';
import {
  Kind,
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
} from 'graphql';
import { fragmentsOf, fragmentsUnder, type Fragments } from '../contract/fragments';
import type { OperationSource } from '../contract/operations';
import { memoizeBySchema } from '../contract/memoizeBySchema';
import { completeDocument } from '../contract/restDocument';

type Section = Types.GenerateOptions;

interface CompletedDocument {
  under: readonly FragmentDefinitionNode[];
  document: DocumentNode;
}

const completedDocuments = memoizeBySchema(() => new WeakMap<DefinitionNode, CompletedDocument>());

/** Completes a definition with its request metadata. Memoized, as a watched change of another one preserves its nodes. */
function completeDefinition(
  schema: GraphQLSchema,
  definition: DefinitionNode,
  under: readonly FragmentDefinitionNode[],
  fragments: Fragments,
): DocumentNode {
  const known = completedDocuments(schema);
  const before = known.get(definition);
  const isSame =
    before?.under.length === under.length && before.under.every((node, at) => node === under[at]);
  if (before && isSame) return before.document;
  const bare = { kind: Kind.DOCUMENT, definitions: [definition] } as const;
  const document = completeDocument(schema, bare, fragments);
  known.set(definition, { under, document });
  return document;
}

/** One file per operation or fragment, so a page's chunk has only its own. Documents inline their fragments. */
export function documentSections(
  schema: GraphQLSchema,
  sources: readonly OperationSource[],
  base: Omit<Section, 'filename' | 'plugins' | 'documents'>,
  folder: string,
): Section[] {
  const definitions = sources.flatMap(({ document }) => document.definitions);
  const fragments = fragmentsOf(definitions);
  return definitions.flatMap((definition): Section[] => {
    const isOperation = definition.kind === 'OperationDefinition';
    if (!isOperation && definition.kind !== 'FragmentDefinition') return [];
    const name = definition.name?.value ?? '';
    const under = fragmentsUnder(definition, fragments);
    const externalFragments = under.map((node) => ({
      node,
      name: node.name.value,
      onType: node.typeCondition.name.value,
      isExternal: true,
      importFrom: null,
    }));
    const document = completeDefinition(schema, definition, under, fragments);
    return [
      {
        ...base,
        filename: `${folder}${isOperation ? 'operations' : 'fragments'}/${name}.ts`,
        documents: [{ location: name, document }],
        plugins: [
          { header: {} },
          { typescriptOperations: {} },
          ...(isOperation ? [{ documents: {} }] : []),
        ],
        config: {
          ...base.config,
          // Enums are imported by name; without this, their values would be processed for each file.
          enumValues: {},
          externalFragments,
          importSchemaTypesFrom: `${folder}types.ts`,
          namespacedImportName: 'Types',
        },
        skipDocumentsValidation: true,
      },
    ];
  });
}
