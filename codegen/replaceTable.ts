import type { ContractFile } from './contract/parseContract';
import { problemAt, ContractError } from './contract/problem';

/** Replaces the table between a file's two markers; throws if they are missing. */
export function replaceTable({ file, text }: ContractFile, mark: string, table: string): string {
  const begin = `<!-- ${mark}: made by \`npm run codegen\` -->`;
  const end = `<!-- /${mark} -->`;
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) {
    throw new ContractError([
      problemAt(
        null,
        `the table of ${mark} has lost its markers; write ${begin} and ${end} around it`,
        { file },
      ),
    ]);
  }
  return `${text.slice(0, from)}${begin}\n\n${table}\n\n${text.slice(to)}`;
}
