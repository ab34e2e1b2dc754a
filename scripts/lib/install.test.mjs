import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { driverFor } from '../../cms/sqlite/driver.js';
import { isInstalled } from './install.mjs';
import { cms } from './run.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
  mkdirSync(join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lock = (packages) =>
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ packages: { '': { version: '0.1.0' }, ...packages } }),
  );
const installed = (packages) =>
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));

describe('an installation', () => {
  it('is missing until npm has written its package list', () => {
    lock({ 'node_modules/a': { version: '1.0.0' } });
    expect(isInstalled(folder)).toBe(false);
  });

  it('is complete if the list satisfies the lockfile', () => {
    lock({ 'node_modules/a': { version: '1.0.0' } });
    installed({ 'node_modules/a': { version: '1.0.0' } });
    expect(isInstalled(folder)).toBe(true);
  });

  it('is outdated if the lockfile requires another version', () => {
    lock({ 'node_modules/a': { version: '1.1.0' } });
    installed({ 'node_modules/a': { version: '1.0.0' } });
    expect(isInstalled(folder)).toBe(false);
  });

  it('is outdated if the lockfile requires an additional package', () => {
    lock({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0' } });
    installed({ 'node_modules/a': { version: '1.0.0' } });
    expect(isInstalled(folder)).toBe(false);
  });

  it('ignores packages of other systems', () => {
    lock({
      'node_modules/a': { version: '1.0.0' },
      'node_modules/a-for-windows': { version: '1.0.0', optional: true },
    });
    installed({ 'node_modules/a': { version: '1.0.0' } });
    expect(isInstalled(folder)).toBe(true);
  });

  it.each([
    ['absent', {}, false],
    ['of another version', { 'node_modules/better-sqlite3-13': { version: '13.2.0' } }, false],
    ['there', { 'node_modules/better-sqlite3-13': { version: '13.3.0' } }, true],
  ])('checks the SQLite driver of this Node: %s', (_what, there, complete) => {
    lock({
      'node_modules/better-sqlite3-12': { version: '12.8.0', optional: true },
      'node_modules/better-sqlite3-13': { version: '13.3.0', optional: true },
    });
    installed(there);
    expect(isInstalled(folder, ['better-sqlite3-13'])).toBe(complete);
  });
});

describe('SQLite', () => {
  it.each([
    ['20.19.0', 'better-sqlite3-12'],
    ['22.0.0', 'better-sqlite3-13'],
    ['24.21.0', 'better-sqlite3-13'],
    ['26.10.0', 'better-sqlite3-13'],
  ])('selects the release for Node %s: %s', (version, driver) =>
    expect(driverFor(version)).toBe(driver),
  );

  it('resolves better-sqlite3 to the release for the current Node', () => {
    const ours = createRequire(`${cms}/package.json`);
    const theirs = createRequire(ours.resolve('knex'));
    expect(theirs('better-sqlite3')).toBe(ours(driverFor(process.versions.node)));
  });
});
