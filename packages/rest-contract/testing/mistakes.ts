import {
  GraphQLError,
  isTypeSystemDefinitionNode,
  isTypeSystemExtensionNode,
  Kind,
  parse,
  Source,
  type DefinitionNode,
  type DocumentNode,
} from 'graphql';
import { readFileSync } from 'node:fs';
import { checkOperations } from '../codegen/contract/checkOperations';
import { checkSchema } from '../codegen/contract/checkSchema';
import { buildSchemaOf } from '../codegen/contract/parseContract';
import { ContractError, problemOf, type Problem } from '../codegen/contract/problem';
import { checkCycles } from '../codegen/inputRules/checkCycles';
import { API } from './schemas';

/** A contract, valid or not. Below each line are the messages that the checks report for it: `#! message`. */
export interface Case {
  title: string;
  /** Its definitions replace those of the same name in the base. */
  text: string;
  base: string;
}

const TITLE = /^### /m;
const MESSAGE = /^#! .*\n?/gm;
const STRICT = /\(strict\)$/;

/** Reads the cases of a file: `### title` begins one, `### base` what those below it have in common. */
export function casesOf(file: string): Case[] {
  const cases: Case[] = [];
  let base = '';
  for (const section of readFileSync(file, 'utf8').split(TITLE).slice(1)) {
    const [title = '', ...lines] = section.trimEnd().split('\n');
    const text = `${lines.join('\n')}\n`;
    if (title === 'base') base = text.trim();
    else cases.push({ title, text, base });
  }
  return cases;
}

const documentOf = (definitions: readonly DefinitionNode[]): DocumentNode => ({
  kind: Kind.DOCUMENT,
  definitions,
});

const nameOf = (node: DefinitionNode): string =>
  !isTypeSystemExtensionNode(node) && 'name' in node ? (node.name?.value ?? '') : '';

const isSchema = (node: DefinitionNode): boolean =>
  isTypeSystemDefinitionNode(node) || isTypeSystemExtensionNode(node);

const isApi = ({ kind }: DefinitionNode): boolean => kind === Kind.SCHEMA_EXTENSION;

/** The definitions of a case, and those of its base that it does not replace: by name, or its `@api`. */
function definitionsOf(base: string, text: string): DefinitionNode[] {
  const own = text.trim() === '' ? [] : parse(new Source(text, 'case.graphql')).definitions;
  const isSame = (one: DefinitionNode, other: DefinitionNode): boolean =>
    nameOf(one) !== '' && nameOf(one) === nameOf(other) && isSchema(one) === isSchema(other);
  const shared = base === '' ? [] : parse(new Source(base, 'base.graphql')).definitions;
  const isReplaced = (node: DefinitionNode): boolean =>
    own.some((other) => (isApi(node) ? isApi(other) : isSame(node, other)));
  return [...shared.filter((node) => !isReplaced(node)), ...own];
}

/** Lists the errors of a case; in a strict run, also what is unused. */
function problemsOf(base: string, text: string, strict: boolean): Problem[] {
  try {
    const all = definitionsOf(base, text);
    const api = all.some(isApi) ? [] : [parse(API)];
    const schema = buildSchemaOf([...api, documentOf(all.filter(isSchema))]);
    const sources = all
      .filter((node) => !isSchema(node))
      .map((node, index) => ({
        // A folder each: two definitions of one name would otherwise also be two files of one module.
        file: `src/${index}/${nameOf(node)}.graphql`,
        folder: 'src',
        document: documentOf([node]),
      }));
    return [
      ...checkCycles(schema),
      ...checkSchema(schema),
      ...checkOperations(schema, sources, { strict }),
    ].filter(({ level }) => level === 'error');
  } catch (error) {
    if (error instanceof ContractError) return [...error.problems];
    if (error instanceof GraphQLError) return [problemOf(error, 'Fix the syntax.')];
    throw error;
  }
}

/** Writes the messages of a case below its lines; those of the base are at its end. */
export function withMessages({ title, text, base }: Case): string {
  const plain = text.replace(MESSAGE, '');
  const problems = problemsOf(base, plain, STRICT.test(title));
  const lines = plain.trimEnd().split('\n');
  const isHere = ({ file, line }: Problem): boolean =>
    file === 'case.graphql' && line <= lines.length;
  const messagesAt = (at: number): string[] =>
    problems.filter((it) => isHere(it) && it.line === at).map(({ message }) => `#! ${message}`);
  const others = problems.filter((it) => !isHere(it)).map(({ message }) => `#! (base) ${message}`);
  return [...lines.flatMap((line, index) => [line, ...messagesAt(index + 1)]), ...others, ''].join(
    '\n',
  );
}
