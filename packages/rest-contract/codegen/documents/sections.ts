import type { Types } from '@graphql-codegen/plugin-helpers';
import {
  Kind,
  type ExecutableDefinitionNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
} from 'graphql';
import { dirname, relative } from 'node:path';
import { moduleOf } from '../contract/checkNames';
import { fragmentsOf, fragmentsUnder, type Fragments } from '../contract/fragments';
import type { OperationSource } from '../contract/operations';
import { memoizeBySchema } from '../contract/memoizeBySchema';
import { completeDocument } from '../contract/restDocument';

type Section = Types.GenerateOptions;

interface CompletedDefinition {
  under: readonly FragmentDefinitionNode[];
  definition: ExecutableDefinitionNode;
}

const completedDefinitions = memoizeBySchema(
  () => new WeakMap<ExecutableDefinitionNode, CompletedDefinition>(),
);

/** Completes a definition with its request metadata. Memoized, as a watched change of another one preserves its nodes. */
function completeDefinition(
  schema: GraphQLSchema,
  given: ExecutableDefinitionNode,
  fragments: Fragments,
): CompletedDefinition {
  const known = completedDefinitions(schema);
  const under = fragmentsUnder(given, fragments);
  const before = known.get(given);
  const isSame =
    before?.under.length === under.length && before.under.every((node, at) => node === under[at]);
  if (before && isSame) return before;
  const bare = { kind: Kind.DOCUMENT, definitions: [given] } as const;
  const [definition] = completeDocument(schema, bare, fragments).definitions;
  const completed = { under, definition: definition as ExecutableDefinitionNode };
  known.set(given, completed);
  return completed;
}

/**
 * One module per file of operations and fragments. A bundler never splits a module, so what other pages load too belongs in
 * another file. Documents inline their fragments.
 */
export function documentSections(
  schema: GraphQLSchema,
  sources: readonly OperationSource[],
  base: Omit<Section, 'filename' | 'plugins' | 'documents'>,
  folder: string,
): Section[] {
  const fragments = fragmentsOf(sources.flatMap(({ document }) => document.definitions));
  return sources.flatMap((source): Section[] => {
    const own = source.document.definitions.filter(
      (node) => node.kind === Kind.OPERATION_DEFINITION || node.kind === Kind.FRAGMENT_DEFINITION,
    );
    if (own.length === 0) return [];
    const completed = own.map((definition) => completeDefinition(schema, definition, fragments));
    const under = new Set(completed.flatMap((each) => each.under));
    for (const node of own) if (node.kind === Kind.FRAGMENT_DEFINITION) under.delete(node);
    const filename = `${folder}operations/${moduleOf(source)}.ts`;
    const externalFragments = [...under].map((node) => ({
      node,
      name: node.name.value,
      onType: node.typeCondition.name.value,
      isExternal: true,
      importFrom: null,
    }));
    const document = {
      kind: Kind.DOCUMENT,
      definitions: completed.map(({ definition }) => definition),
    } as const;
    return [
      {
        ...base,
        filename,
        documents: [{ location: source.file, document }],
        plugins: [
          { header: {} },
          { typescriptOperations: {} },
          { documents: { accessModule: relative(dirname(filename), `${folder}access`) } },
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
