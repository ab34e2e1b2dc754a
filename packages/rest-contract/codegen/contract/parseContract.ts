import {
  buildASTSchema,
  concatAST,
  GraphQLError,
  isTypeSystemExtensionNode,
  Kind,
  parse,
  Source,
  validate,
  validateSchema,
  ValuesOfCorrectTypeRule,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { validateSDL } from 'graphql/validation/validate.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OperationSource } from './operations';
import { ContractError, problemOf, type Problem } from './problem';

export interface ContractFile {
  file: string;
  text: string;
}

const FIX_SYNTAX = 'Fix the syntax on this line.';
const FIX_SCHEMA = 'Fix the schema.';

function parseFile({ file, text }: ContractFile): DocumentNode {
  try {
    return parse(new Source(text, file));
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    throw new ContractError([problemOf(error, FIX_SYNTAX)]);
  }
}

/** Parses each file; throws one ContractError that lists every failure. */
export function parseEach<T>(
  files: readonly ContractFile[],
  read: (file: ContractFile) => readonly T[],
): T[] {
  const problems: Problem[] = [];
  const found = files.flatMap((file) => {
    try {
      return read(file);
    } catch (error) {
      if (!(error instanceof ContractError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
  if (problems.length > 0) throw new ContractError(problems);
  return found;
}

/** The directives of every contract, which its files may use and extend. */
export const directivesFile = (): ContractFile => ({
  file: 'rest-contract/directives.graphql',
  text: readFileSync(join(import.meta.dirname, '../../directives.graphql'), 'utf8'),
});

let parsedDirectives: DocumentNode | undefined;

const nameOf = (node: DefinitionNode): string =>
  isTypeSystemExtensionNode(node) || !('name' in node) ? '' : (node.name?.value ?? '');

/** The directives and their types, except those that the files define themselves, as older contracts do. */
function directivesBeside(nodes: readonly DocumentNode[]): DocumentNode {
  const { definitions } = (parsedDirectives ??= parseFile(directivesFile()));
  const defined = new Set(nodes.flatMap((node) => node.definitions.map(nameOf)));
  return {
    kind: Kind.DOCUMENT,
    definitions: definitions.filter((node) => !defined.has(nameOf(node))),
  };
}

/** Builds the schema from parsed files and the directives; throws a ContractError with file and line if it is invalid. */
export function buildSchemaOf(nodes: readonly DocumentNode[]): GraphQLSchema {
  const schemaNode = concatAST([directivesBeside(nodes), ...nodes]);
  const throwAll = (errors: readonly GraphQLError[]): void => {
    if (errors.length > 0) throw new ContractError(errors.map((it) => problemOf(it, FIX_SCHEMA)));
  };
  throwAll(validateSDL(schemaNode));
  const schema = buildASTSchema(schemaNode, { assumeValidSDL: true });
  throwAll(validateSchema(schema));
  // Directive arguments: graphql-js would throw without a location when it reads a wrong value.
  throwAll(validate(schema, schemaNode, [ValuesOfCorrectTypeRule]));
  return schema;
}

export const parseSchema = (files: readonly ContractFile[]): { schema: GraphQLSchema } => ({
  schema: buildSchemaOf(parseEach(files, (file) => [parseFile(file)])),
});

export function parseOperations(files: readonly ContractFile[]): OperationSource[] {
  return parseEach(files, (file) => [{ file: file.file, document: parseFile(file) }]);
}
