import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the app begins, and how its routes name their pages. */
export interface Screens {
  /** The files that a browser or the host starts with. */
  entries: readonly string[];
  /** The file whose string literals name the pages of the routes: `home/HomePage`. */
  routes: string;
  /** The folder of the pages. */
  pages: string;
  /** The folder that the codegen fills. */
  generated: string;
  /** What the app's own imports begin with, and the folder that it stands for. */
  alias: readonly [prefix: string, folder: string];
}

/** Reads a file; undefined where there is none. Tests give files of their own. */
export type ReadFile = (path: string) => string | undefined;

export const readDisk: ReadFile = (path) =>
  existsSync(path) ? readFileSync(path, 'utf8') : undefined;

const ENDINGS = ['', '.ts', '.tsx'];

const STATEMENT = /^[ \t]*(?:import|export)\s+(?:([\w$*{},\s]+?)\s+from\s+)?['"]([^'"]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
const TYPES = /^(?:type\s|\{\s*(?:type\s+[^,}]+,?\s*)+\}$)/;

/** What a file imports as a value, also by `import()`. A parser of TypeScript would take half a second. */
function importsIn(text: string): string[] {
  const statements = [...text.matchAll(STATEMENT)]
    .filter(([, names = '']) => !TYPES.test(names))
    .map(([, , from = '']) => from);
  return [...statements, ...[...text.matchAll(DYNAMIC)].map(([, name = '']) => name)];
}

const literalsIn = (text: string): string[] =>
  [...text.matchAll(/'([^'\n]+)'/g)].map(([, literal = '']) => literal);

/** The files that the app can reach from its entries: by imports, and by the pages of its routes. */
export function reachedFiles(screens: Screens, read: ReadFile = readDisk): ReadonlySet<string> {
  const [prefix, folder] = screens.alias;
  const reached = new Set<string>();
  const resolve = (from: string, name: string): string | undefined => {
    const path = name.startsWith(prefix)
      ? join(folder, name.slice(prefix.length))
      : name.startsWith('.') && join(from, '..', name);
    if (!path) return undefined;
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
    // What is generated leads to no screen, and is long.
    if (file.startsWith(screens.generated)) continue;
    const here = file;
    waiting.push(...importsIn(text).flatMap((name) => resolve(here, name) ?? []));
    if (here !== screens.routes) continue;
    const pages = literalsIn(text).map((name) => join(screens.pages, `${name}.tsx`));
    waiting.push(...pages);
  }
  return reached;
}
