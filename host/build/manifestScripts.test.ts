import { expect, it } from 'vitest';
import { ENTRY } from '../pages/ClientBuild';
import { scriptsWithLazyOnes } from './manifestScripts';

const manifest = {
  [ENTRY]: { file: 'app.js', imports: ['react'], dynamicImports: ['page', 'other', 'link'] },
  react: { file: 'react.js' },
  page: { file: 'page.js', imports: [ENTRY, 'shared'], dynamicImports: ['scanner'] },
  other: { file: 'other.js' },
  link: { file: 'link.js', imports: [ENTRY] },
  shared: { file: 'shared.js', dynamicImports: ['icons'] },
  scanner: { file: 'scanner.js', imports: ['shared'] },
  icons: { file: 'icons.js' },
};

it('lists the scripts of pages with those that they load later, but no other pages', () => {
  expect(scriptsWithLazyOnes(manifest, ['page', 'link']).sort()).toEqual([
    '/app.js',
    '/icons.js',
    '/link.js',
    '/page.js',
    '/react.js',
    '/scanner.js',
    '/shared.js',
  ]);
});

it('refuses a source that the build does not contain', () => {
  expect(() => scriptsWithLazyOnes(manifest, ['src/pages/gone'])).toThrow('src/pages/gone');
});
