import type { Types } from '@graphql-codegen/plugin-helpers';
import {
  buildSchema,
  isExecutableDefinitionNode,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import type { OperationSource } from './contract/operations';
import { parseOperations, parseSchema, type ContractFile } from './contract/parseContract';
import { ContractError, type Problem } from './contract/problem';
import { filesOf, folderOf } from './readContract';

/** A loader of graphql-tools, which the CLI calls with each pointer of `schema` and `documents`. */
export interface ContractLoader {
  load: (
    pointer: string,
    options?: { filterKinds?: readonly string[] },
  ) => Promise<Types.DocumentFile[]>;
}

type Definition = DocumentNode['definitions'][number];

const placeholderProblems = new WeakMap<object, readonly Problem[]>();
/** A document as it was parsed, and the folder of the pattern that found its file. */
type Original = Pick<OperationSource, 'document' | 'folder'>;

const originals = new WeakMap<Definition, Original>();

/** Lists why a schema or a document could not be loaded. They are not thrown, as the CLI would wrap the message. */
export const loadProblems = (
  schema: GraphQLSchema,
  documents: readonly Types.DocumentFile[],
): Problem[] => {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
  return [schema, ...definitions].flatMap((each) => placeholderProblems.get(each) ?? []);
};

/**
 * Returns a document as it was parsed, with its folder: graphql-tools drops definitions that are not operations, and copies the rest
 * in each run.
 */
export function originalOf(document: DocumentNode): Original {
  const [first] = document.definitions;
  return (first && originals.get(first)) ?? { document };
}

/** Returns a placeholder instead of throwing; the preset reports its problems by `loadProblems`. */
async function orPlaceholder<T>(
  load: () => T | Promise<T>,
  placeholder: (problems: readonly Problem[]) => T,
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return placeholder(error.problems);
  }
}

function placeholderSchema(problems: readonly Problem[]): GraphQLSchema {
  const schema = buildSchema('type Query { placeholder: Boolean }');
  placeholderProblems.set(schema, problems);
  return schema;
}

/** Replaces a document without operations, which graphql-tools would leave out. */
const placeholderDefinition = (): Definition => ({
  kind: Kind.OPERATION_DEFINITION,
  operation: OperationTypeNode.QUERY,
  selectionSet: { kind: Kind.SELECTION_SET, selections: [] },
});

const documentWith = (definition: Definition): DocumentNode => ({
  kind: Kind.DOCUMENT,
  definitions: [definition],
});

function placeholderDocument(problems: readonly Problem[]): DocumentNode {
  const definition = placeholderDefinition();
  placeholderProblems.set(definition, problems);
  return documentWith(definition);
}

function loadable(document: DocumentNode, folder: string): DocumentNode {
  const executable = document.definitions.some(isExecutableDefinitionNode);
  const loaded = executable ? document : documentWith(placeholderDefinition());
  loaded.definitions.forEach((definition) => originals.set(definition, { document, folder }));
  return loaded;
}

const isSame = (a: readonly ContractFile[], b: readonly ContractFile[]): boolean =>
  a.length === b.length &&
  a.every(({ file, text }, at) => file === b[at]?.file && text === b[at]?.text);

/**
 * Loads the contract with its own checks: each error has file, line and fix.
 * Unchanged files return the same objects, so that a watched change of one operation parses only that one.
 */
export function createContractLoader(
  read: (pointer: string) => Promise<ContractFile[]> = filesOf,
): ContractLoader {
  let last: { files: ContractFile[]; schema: GraphQLSchema } | undefined;
  const parsed = new Map<string, { text: string; document: DocumentNode }>();

  function schemaOf(files: ContractFile[]): GraphQLSchema {
    if (!last || !isSame(last.files, files)) last = { files, schema: parseSchema(files).schema };
    return last.schema;
  }

  function documentOf({ file, text }: ContractFile, folder: string): DocumentNode {
    const known = parsed.get(file);
    if (known?.text === text) return known.document;
    const [source] = parseOperations([{ file, text }]);
    if (!source) throw new Error(`${file} was not parsed.`);
    const document = loadable(source.document, folder);
    parsed.set(file, { text, document });
    return document;
  }

  return {
    async load(pointer, { filterKinds = [] } = {}) {
      // graphql-tools removes operations where it loads a schema.
      if (filterKinds.includes(Kind.OPERATION_DEFINITION)) {
        const schema = await orPlaceholder(
          async () => schemaOf(await read(pointer)),
          placeholderSchema,
        );
        return [{ location: pointer, schema }];
      }
      const files = await orPlaceholder<ContractFile[] | DocumentNode>(
        () => read(pointer),
        placeholderDocument,
      );
      if ('kind' in files) return [{ location: pointer, document: files }];
      return Promise.all(
        files.map(async (file) => ({
          location: file.file,
          document: await orPlaceholder(
            () => documentOf(file, folderOf(pointer)),
            placeholderDocument,
          ),
        })),
      );
    },
  };
}

export const contractLoader = createContractLoader();
