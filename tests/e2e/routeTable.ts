import { readFileSync } from 'node:fs';
import { routePatterns } from '../../src/lib/paths';

// Read and not imported: the routes import every page, which only Vite can.
const table = readFileSync('src/app/routes.ts', 'utf8');

/**
 * The patterns of the routes that are made by this function, in their order.
 * @throws Error where none are found, for then the table is written otherwise than it is read here
 */
export function patternsOf(kind: 'page' | 'previewPage' | 'memberPage' | 'staffPage'): string[] {
  const names = [...table.matchAll(new RegExp(`\\b${kind}\\(\\s*at\\.(\\w+),`, 'g'))];
  // Pages for the staff there need not be.
  if (names.length === 0 && kind !== 'staffPage')
    throw new Error(`src/app/routes.ts: no ${kind}(at.…) found; read it here as it is written.`);
  return names.map(([, name = '']) => {
    const pattern = Object.entries(routePatterns).find(([known]) => known === name)?.[1];
    if (pattern === undefined)
      throw new Error(`src/app/routes.ts: there is no pattern at.${name}.`);
    return pattern;
  });
}
