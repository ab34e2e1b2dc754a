import {
  Kind,
  type DocumentNode,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { Fragments } from './fragments';
import { rootOf } from './roots';
import { selectedFields, type SelectedField } from './selections';

/** A file of operations and fragments. */
export interface OperationSource {
  file: string;
  document: DocumentNode;
}

/** One operation, and what it asks. */
export interface Operation {
  name: string;
  file: string;
  definition: OperationDefinitionNode;
  /** Query or Mutation, if it is one of these. */
  root: GraphQLObjectType | undefined;
  /** The fields of Query or Mutation as they are written. */
  nodes: FieldNode[];
  /** What it selects of them and below, fragments laid together. */
  fields: SelectedField[];
}

/** Reads the operations of the files against the schema. */
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
