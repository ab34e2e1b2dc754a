import { basename } from 'node:path';
import config from '../../codegen';
import type { ContractFile } from 'rest-contract/contract';
import {
  type ContractTexts,
  createGenerator,
  readContract,
  settingsOf,
} from 'rest-contract/testing';

/** A mistake in a contract file: replaces `from`, or creates a file. */
export interface Change {
  file: string;
  from?: string;
  to: string;
}

export const settings = settingsOf(config);
export const contract = await readContract(settings);

/** Shared by all mistakes, to regenerate only what one changes, as in watch mode. */
export const make = createGenerator(settings);

/** Applies the mistake; throws if the text has changed since. */
export function replaced({ file, text }: ContractFile, { from = '', to }: Change): ContractFile {
  if (!text.includes(from)) throw new Error(`${file} holds no "${from}" to make a mistake of.`);
  return { file, text: text.replace(from, () => to) };
}

export function withMistake(change: Change): { texts: ContractTexts; file: ContractFile } {
  if (change.from === undefined) {
    const file = { file: `src/pages/second/${change.file}`, text: change.to };
    return { texts: { ...contract, operations: [...contract.operations, file] }, file };
  }
  let changed: ContractFile | undefined;
  const changeOne = (file: ContractFile): ContractFile =>
    basename(file.file) === change.file ? (changed = replaced(file, change)) : file;
  const texts = {
    ...contract,
    schema: contract.schema.map(changeOne),
    operations: contract.operations.map(changeOne),
  };
  if (!changed) throw new Error(`There is no ${change.file} to make a mistake in.`);
  return { texts, file: changed };
}

/** The first line of a text in a file: `src/a.graphql:3`. */
export function placeOf({ file, text }: ContractFile, part: string): string {
  const at = text.indexOf(part);
  if (at < 0) throw new Error(`${file} holds no "${part}".`);
  return `${file}:${text.slice(0, at).split('\n').length}`;
}
