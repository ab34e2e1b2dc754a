import {
  buildASTSchema,
  concatAST,
  GraphQLError,
  parse,
  Source,
  validateSchema,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { validateSDL } from 'graphql/validation/validate.js';
import type { OperationSource } from './checkOperations';
import { ContractError, problemOf } from './problem';

/** A `.graphql` file: where it lies, and what it says. */
export interface ContractFile {
  file: string;
  text: string;
}

const MEND_SYNTAX = 'Mend what stands at that line.';
const MEND_SCHEMA = 'Mend the schema.';

function parseFile({ file, text }: ContractFile): DocumentNode {
  try {
    return parse(new Source(text, file));
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    throw new ContractError([problemOf(error, MEND_SYNTAX)]);
  }
}

/** Makes the schema of its files; throws a ContractError, with file and line, where it is none. */
export function parseSchema(files: readonly ContractFile[]): {
  schema: GraphQLSchema;
  schemaNode: DocumentNode;
} {
  const schemaNode = concatAST(files.map(parseFile));
  const refuse = (errors: readonly GraphQLError[]): void => {
    if (errors.length > 0) throw new ContractError(errors.map((it) => problemOf(it, MEND_SCHEMA)));
  };
  refuse(validateSDL(schemaNode));
  const schema = buildASTSchema(schemaNode, { assumeValidSDL: true });
  refuse(validateSchema(schema));
  return { schema, schemaNode };
}

/** Parses the files of operations and fragments; an empty one holds none. */
export function parseOperations(files: readonly ContractFile[]): OperationSource[] {
  return files
    .filter(({ text }) => text.trim() !== '')
    .map((file) => ({ file: file.file, document: parseFile(file) }));
}
