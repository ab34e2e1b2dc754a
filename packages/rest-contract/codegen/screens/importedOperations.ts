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

interface Import {
  from: string;
  /** The operations whose documents it names. */
  operations: string[];
}

const operationsIn = (names: string): string[] =>
  [...names.matchAll(/\b(\w+)Document\b/g)].map(([, name = '']) => name);

/** Lists a file's value imports, including `import()`. A TypeScript parser would take half a second. */
function importsIn(text: string): Import[] {
  const statements = [...text.matchAll(STATEMENT)]
    .filter(([, names = '']) => !TYPES.test(names))
    .map(([, names = '', from = '']) => ({
      from,
      operations: operationsIn(names.includes('*') ? text : names.replace(/\btype\s+\w+/g, '')),
    }));
  const dynamic = [...text.matchAll(DYNAMIC)].map(([, from = '']) => ({
    from,
    operations: operationsIn(text),
  }));
  return [...statements, ...dynamic];
}

/** Lists the single-quoted strings of a file. */
export const literalsIn = (text: string): string[] =>
  [...text.matchAll(/'([^'\n]+)'/g)].map(([, literal = '']) => literal);

/** Returns the operations imported by files that are reachable from the app's entries and by its routes' pages. */
export function importedOperations(
  screens: Screens,
  read: ReadFile = readDisk,
): ReadonlySet<string> {
  const [prefix, folder] = screens.alias;
  const imported = new Set<string>();
  const reached = new Set<string>();
  const pathOf = (file: string, from: string): string | undefined => {
    if (from.startsWith(prefix)) return join(folder, from.slice(prefix.length));
    return from.startsWith('.') ? join(file, '..', from) : undefined;
  };
  const isSource = (file: string): boolean => /\.tsx?$/.test(file) && read(file) !== undefined;
  const waiting = [...screens.entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    const text = read(file);
    if (text === undefined) continue;
    for (const { from, operations } of importsIn(text)) {
      const path = pathOf(file, from);
      if (path === undefined) continue;
      // Generated files import no screen, and are long.
      if (path.startsWith(screens.generated)) operations.forEach((name) => imported.add(name));
      else
        waiting.push(
          ...ENDINGS.map((ending) => path + ending)
            .filter(isSource)
            .slice(0, 1),
        );
    }
    if (file !== screens.routes) continue;
    waiting.push(...literalsIn(text).map((name) => join(screens.pages, `${name}.tsx`)));
  }
  return imported;
}
