import { parseSchema } from '../contract/parseContract';
import { readSchema } from '../readContract';
import type { Settings } from '../settings';
import { breakingChanges, type BreakingChange } from './breakingChanges';
import { oldContract } from './oldContract';

const MAX_LISTED = 5;

/** Joins the first names and counts the rest. */
const listSome = (names: readonly string[]): string =>
  names.length <= MAX_LISTED
    ? names.join(', ')
    : `${names.slice(0, MAX_LISTED).join(', ')} and ${names.length - MAX_LISTED} more`;

function describeChange(
  { message, operations }: BreakingChange,
  pagesOf: (name: string) => string[],
): string[] {
  if (operations.length === 0) return [message, '  no operation of that version is affected'];
  const pages = [...new Set(operations.flatMap(({ name }) => pagesOf(name)))];
  return [
    message,
    `  operations: ${listSome(operations.map(({ name, file }) => `${name} (${file})`))}`,
    ...(pages.length > 0 ? [`  screens: ${listSome(pages)}`] : []),
  ];
}

/** Imported lazily: it loads the TypeScript compiler. */
const createPageFinder = async ({ screens }: Settings): Promise<(operation: string) => string[]> =>
  screens ? (await import('./screensOf')).screensOf(screens) : () => [];

/** @returns the lines to print, and whether there are no breaking changes */
export async function breakingCommand(
  from: string,
  settings: Settings,
): Promise<{ lines: string[]; ok: boolean }> {
  const now = parseSchema(await readSchema(settings)).schema;
  const changes = breakingChanges(await oldContract(from, settings), now);
  if (changes.length === 0)
    return { lines: [`There are no breaking changes since ${from}.`], ok: true };
  const pagesOf = await createPageFinder(settings);
  return {
    lines: [
      ...changes.flatMap((change) => describeChange(change, pagesOf)),
      `${changes.length} breaking ${changes.length === 1 ? 'change' : 'changes'} since ${from}.`,
    ],
    ok: false,
  };
}
