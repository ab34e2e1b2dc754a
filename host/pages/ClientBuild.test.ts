import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { clientBuildOf, readClientBuild } from './ClientBuild';

const manifest = {
  'src/app/entry-client.tsx': { file: 'assets/app-a-1.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js' },
  'src/pages/x/XPage.tsx': {
    file: 'assets/x.js',
    imports: ['_shared.js', '_deep.js'],
    css: ['assets/x.css'],
  },
  // Chunks may import each other.
  '_deep.js': { file: 'assets/deep.js', imports: ['_shared.js', 'src/pages/x/XPage.tsx'] },
};

it('lists each script of a page once, at all levels', () => {
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

it('lists only the app for a page without a separate script', () => {
  const { scriptsFor, stylesFor } = clientBuildOf(manifest);
  expect(scriptsFor(['src/pages/y/YPage.tsx'])).toEqual(['/assets/shared.js']);
  expect(stylesFor(['src/pages/y/YPage.tsx'])).toEqual([]);
});

it('reads the manifest of a build, and explains how to build if there is none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'build-'));
  try {
    await expect(readClientBuild(folder)).rejects.toThrow(
      `There is no build in ${folder}. Run "npm run build" first.`,
    );
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
    expect((await readClientBuild(folder)).id).toBe('app-a-1');
  } finally {
    await rm(folder, { recursive: true });
  }
  expect(() => clientBuildOf({})).toThrow('names no src/app/entry-client.tsx');
});
