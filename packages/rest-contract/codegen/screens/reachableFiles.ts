import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Screens {
  entries: readonly string[];
  /** The file whose string literals name the routes' pages: `home/HomePage`. */
  routes: string;
  pages: string;
  generated: string;
  /** The import alias and its folder. */
  alias: readonly [prefix: string, folder: string];
}

/** Reads a file; undefined if there is none. Injectable for tests. */
export type ReadFile = (path: string) => string | undefined;

export const readDisk: ReadFile = (path) =>
  existsSync(path) ? readFileSync(path, 'utf8') : undefined;

const ENDINGS = ['', '.ts', '.tsx'];

const STATEMENT = /^[ \t]*(?:import|export)\s+(?:([\w$*{},\s]+?)\s+from\s+)?['"]([^'"]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
const TYPES = /^(?:type\s|\{\s*(?:type\s+[^,}]+,?\s*)+\}$)/;

/** Lists a file's value imports, including `import()`. A TypeScript parser would take half a second. */
function importsIn(text: string): string[] {
  const statements = [...text.matchAll(STATEMENT)]
    .filter(([, names = '']) => !TYPES.test(names))
    .map(([, , from = '']) => from);
  return [...statements, ...[...text.matchAll(DYNAMIC)].map(([, name = '']) => name)];
}

/** Lists the single-quoted strings of a file. */
export const literalsIn = (text: string): string[] =>
  [...text.matchAll(/'([^'\n]+)'/g)].map(([, literal = '']) => literal);

/** Returns the files reachable from the app's entries by imports and by its routes' pages. */
export function reachableFiles(screens: Screens, read: ReadFile = readDisk): ReadonlySet<string> {
  const [prefix, folder] = screens.alias;
  const reached = new Set<string>();
  const resolve = (from: string, name: string): string | undefined => {
    const isAlias = name.startsWith(prefix);
    if (!isAlias && !name.startsWith('.')) return undefined;
    const path = isAlias ? join(folder, name.slice(prefix.length)) : join(from, '..', name);
    return ENDINGS.map((ending) => path + ending).find(
      (file) => /\.tsx?$/.test(file) && read(file) !== undefined,
    );
  };
  const waiting = [...screens.entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    const text = read(file);
    if (text === undefined) continue;
    reached.add(file);
    // Generated files import no screen, and are long.
    if (file.startsWith(screens.generated)) continue;
    const here = file;
    waiting.push(...importsIn(text).flatMap((name) => resolve(here, name) ?? []));
    if (here !== screens.routes) continue;
    const pages = literalsIn(text).map((name) => join(screens.pages, `${name}.tsx`));
    waiting.push(...pages);
  }
  return reached;
}
