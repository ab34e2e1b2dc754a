import { readFileSync } from 'node:fs';
import { routePatterns } from '@iia/shared/routePatterns';

// Read, not imported: the routes import every page, which only Vite can resolve.
const table = readFileSync('src/app/routes.ts', 'utf8');

/** The patterns of routes created by this function. @throws Error if none are found: the table's syntax has changed */
export function patternsOf(kind: 'page' | 'previewPage' | 'memberPage' | 'staffPage'): string[] {
  const names = [...table.matchAll(new RegExp(`\\b${kind}\\(\\s*at\\.(\\w+),`, 'g'))];
  // There may be no staff pages.
  if (names.length === 0 && kind !== 'staffPage')
    throw new Error(`src/app/routes.ts: no ${kind}(at.…) found; read it here as it is written.`);
  return names.map(([, name = '']) => {
    const pattern = Object.entries(routePatterns).find(([known]) => known === name)?.[1];
    if (pattern === undefined)
      throw new Error(`src/app/routes.ts: there is no pattern at.${name}.`);
    return pattern;
  });
}
