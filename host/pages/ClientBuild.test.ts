import { expect, it } from 'vitest';
import { clientBuildOf } from './ClientBuild';

const manifest = {
  'src/app/entry-client.tsx': { file: 'assets/app-a-1.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js' },
  'src/pages/x/XPage.tsx': {
    file: 'assets/x.js',
    imports: ['_shared.js', '_deep.js'],
    css: ['assets/x.css'],
  },
  '_deep.js': { file: 'assets/deep.js', imports: ['_shared.js'] },
};

it('names each script of a page once, all levels deep', () => {
  const build = clientBuildOf(manifest);
  expect(build.entry).toBe('/assets/app-a-1.js');
  expect(build.id).toBe('app-a-1');
  expect(build.scriptsFor(['src/pages/x/XPage.tsx'])).toEqual([
    '/assets/shared.js',
    '/assets/x.js',
    '/assets/deep.js',
  ]);
  expect(build.stylesFor(['src/pages/x/XPage.tsx'])).toEqual(['/assets/x.css']);
});

it('names what the entry stands on, each after what it needs itself', () => {
  const { packages } = clientBuildOf({
    'src/app/entry-client.tsx': { file: 'assets/app.js', imports: ['_data.js', '_react.js'] },
    '_data.js': { file: 'assets/data.js', imports: ['_react.js', 'src/app/entry-client.tsx'] },
    '_react.js': { file: 'assets/react.js' },
  });
  expect(packages).toEqual(['/assets/react.js', '/assets/data.js']);
});

it('says what to do where there is no build', () => {
  expect(() => clientBuildOf({})).toThrow('entry-client');
});
