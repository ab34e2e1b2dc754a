import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { formatProblem } from '../contract/problem';
import { checkScreens } from './checkScreens';

const FILES: Record<string, string> = {
  'src/app/entry.tsx': `import { routes } from './routes';\nimport '@/app/Shell';\nimport 'library';\nconst idle = 'idle/IdlePage';`,
  'src/app/Shell.tsx': `import './Foot.tsx';`,
  'src/app/Foot.tsx': `import * as all from '@/data/generated/operations/app';\nexport const Foot = all.FooterDocument;`,
  'src/app/routes.ts': `import { page } from './page';\nexport const routes = [page('/', 'home/HomePage')];`,
  'src/app/page.ts': '',
  'src/app/library.ts': `import { IdleDocument } from '@/data/generated/operations/app';`,
  'src/pages/home/HomePage.tsx': `
    import { type HomeQuery, HomeDocument } from '@/data/generated/operations/pages/home';
    import type { TypeOnlyQuery } from '@/data/generated/operations/pages/home';
    import { type OthersQuery } from '@/data/generated/operations/pages/home';
    export { Late } from './late';`,
  'src/pages/home/late.ts': `import './HomePage';
    export const Late = () => import('@/data/generated/operations/pages/home').then((all) => all.LateDocument);`,
  'src/pages/idle/IdlePage.tsx': `import { IdleDocument } from '@/data/generated/operations/app';`,
};
const OPERATIONS = ['Footer', 'Home', 'TypeOnly', 'Others', 'Late', 'Idle'];

const sources = OPERATIONS.map((name) => ({
  file: `src/${name}.graphql`,
  document: parse(`query ${name} { a }`),
}));

const SCREENS = {
  entries: ['src/app/entry.tsx'],
  routes: 'src/app/routes.ts',
  pages: 'src/pages',
  generated: 'src/data/generated/',
  alias: ['@/', 'src/'] as const,
};

const problemsOf = (awaited: string[] = [], files: Record<string, string> = FILES) =>
  checkScreens(
    sources,
    {
      ...SCREENS,
      awaited,
    },
    (path) => files[path],
  ).map(formatProblem);

describe('an operation', () => {
  it('accepts an operation that a reachable screen imports', () => {
    expect(problemsOf(['TypeOnly', 'Others', 'Idle'])).toEqual([]);
  });

  it('rejects an operation that only a type or an unrouted page imports', () => {
    expect(problemsOf().map((sentence) => sentence.split(';')[0])).toEqual([
      'src/TypeOnly.graphql:1 error: no screen that is reachable by a route imports "TypeOnly"',
      'src/Others.graphql:1 error: no screen that is reachable by a route imports "Others"',
      'src/Idle.graphql:1 error: no screen that is reachable by a route imports "Idle"',
    ]);
  });

  it('rejects an awaited operation whose screen exists', () => {
    expect(problemsOf(['TypeOnly', 'Others', 'Idle', 'Home', 'Gone'])).toEqual([
      'codegen.ts:1 error: "Home" in screens.awaited has a screen or is not an operation; remove it from the list',
      'codegen.ts:1 error: "Gone" in screens.awaited has a screen or is not an operation; remove it from the list',
    ]);
  });

  it('ignores fragments', () => {
    const file = 'src/Part.graphql';
    const fragment = { file, document: parse('fragment Part on Query { a }') };
    expect(checkScreens([fragment], { ...SCREENS, awaited: [] }, () => undefined)).toEqual([]);
  });

  it('rejects an operation whose screen lost its route', () => {
    const files = { ...FILES, 'src/app/routes.ts': 'export const routes = [];' };
    expect(problemsOf(['TypeOnly', 'Others', 'Idle', 'Late'], files)).toEqual([
      expect.stringContaining('no screen that is reachable by a route imports "Home"'),
    ]);
  });
});
