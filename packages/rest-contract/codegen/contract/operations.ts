import {
  Kind,
  type DocumentNode,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { Fragments } from './fragments';
import { rootOf } from './endpoints';
import { selectedFields, type SelectedField } from './selections';

export interface OperationSource {
  file: string;
  document: DocumentNode;
  /** The folder that `documents` of `codegen.ts` names; that of the file by default. */
  folder?: string;
}

export interface Operation {
  name: string;
  file: string;
  definition: OperationDefinitionNode;
  /** Query or Mutation; undefined for anything else. */
  root: GraphQLObjectType | undefined;
  nodes: FieldNode[];
  /** The selected fields, with fragments merged. */
  fields: SelectedField[];
}

export function operationsOf(
  schema: GraphQLSchema,
  sources: readonly OperationSource[],
  fragments: Fragments,
): Operation[] {
  return sources.flatMap(({ file, document }) =>
    document.definitions
      .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
      .map((definition) => {
        const root = rootOf(schema, definition);
        const { selectionSet, name } = definition;
        return {
          name: name?.value ?? '',
          file,
          definition,
          root,
          nodes: selectionSet.selections.filter(({ kind }) => kind === Kind.FIELD) as FieldNode[],
          fields: root ? selectedFields(schema, root, [selectionSet], fragments) : [],
        };
      }),
  );
}
