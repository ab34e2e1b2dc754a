import type { Types } from '@graphql-codegen/plugin-helpers';
import { Kind, type GraphQLSchema } from 'graphql';
import { fragmentsOf, fragmentsUnder } from '../contract/fragments';
import type { OperationSource } from '../contract/operations';
import { withRestFacts } from '../contract/restDocument';

type Section = Types.GenerateOptions;

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
    const externalFragments = fragmentsUnder(definition, fragments)
      .filter((node) => node !== definition)
      .map((node) => ({
        node,
        name: node.name.value,
        onType: node.typeCondition.name.value,
        isExternal: true,
        importFrom: null,
      }));
    const document = withRestFacts(
      schema,
      { kind: Kind.DOCUMENT, definitions: [definition] },
      fragments,
    );
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
          // Enums are imported by name; their values would be gone through for each file.
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
