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
  expect(build.modules).toEqual(['/assets/shared.js', '/assets/app-a-1.js']);
  expect(build.id).toBe('app-a-1');
  expect(build.scriptsFor(['src/pages/x/XPage.tsx'])).toEqual([
    '/assets/shared.js',
    '/assets/x.js',
    '/assets/deep.js',
  ]);
  expect(build.stylesFor(['src/pages/x/XPage.tsx'])).toEqual(['/assets/x.css']);
});

it('says what to do if there is no build', () => {
  expect(() => clientBuildOf({})).toThrow('entry-client');
});
