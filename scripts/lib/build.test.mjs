import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseEnvironment } from '../../cms/src/platform/environment';
import { panelVariables, removeCompiled, removeOrphans } from './build.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'build-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const write = (...paths) => {
  for (const path of paths) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), '');
  }
};

describe('removeOrphans', () => {
  it('removes compiled files only when their source is gone', () => {
    write('src/course.ts', 'src/api/schema.json');
    write('dist/course.js', 'dist/api/schema.json', 'dist/gone.js', 'dist/api/gone.json');
    write('dist/font.ttf');
    removeOrphans(join(folder, 'src'), join(folder, 'dist'));
    const left = readdirSync(join(folder, 'dist'), { recursive: true });
    expect(left.sort()).toEqual(['api', 'api/schema.json', 'course.js', 'font.ttf']);
  });

  it('removes empty folders too, as Strapi would find no content type there', () => {
    write('src/course.ts', 'dist/api/thing/content-types/thing/schema.json');
    removeOrphans(join(folder, 'src'), join(folder, 'dist'));
    expect(readdirSync(join(folder, 'dist'))).toEqual([]);
  });

  it('accepts a folder that does not exist yet', () => {
    expect(() => removeOrphans(join(folder, 'src'), join(folder, 'dist'))).not.toThrow();
  });
});

it('removes compiled files in every folder before they are compiled again', () => {
  write(
    'cjs/dates.js',
    'cjs/dates.d.ts',
    'cjs/generated/inputRules/GoneInput.js',
    'cjs/package.json',
  );
  removeCompiled(join(folder, 'cjs'));
  const left = readdirSync(join(folder, 'cjs'), { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual(['package.json']);
});

it.each(['HOST_PURGE_URL', 'PURGE_SECRET'])(
  'builds the panel beside a development file that sets %s',
  (name) => {
    const file = { [name]: 'http://127.0.0.1:3000/_host/purge' };
    expect(() => parseEnvironment({ ...file, ...panelVariables() })).not.toThrow();
  },
);
