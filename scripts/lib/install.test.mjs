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
  it('is none before npm has written its list', () => {
    lock({ 'node_modules/a': { version: '1.0.0' } });
    expect(isInstalled(folder)).toBe(false);
  });

  it('is complete where the list holds what the lockfile asks for', () => {
    lock({ 'node_modules/a': { version: '1.0.0' } });
    installed({ 'node_modules/a': { version: '1.0.0' } });
    expect(isInstalled(folder)).toBe(true);
  });

  it('is out of date where the lockfile asks for another version', () => {
    lock({ 'node_modules/a': { version: '1.1.0' } });
    installed({ 'node_modules/a': { version: '1.0.0' } });
    expect(isInstalled(folder)).toBe(false);
  });

  it('is out of date where the lockfile asks for a package more', () => {
    lock({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0' } });
    installed({ 'node_modules/a': { version: '1.0.0' } });
    expect(isInstalled(folder)).toBe(false);
  });

  it('need not hold packages of other systems', () => {
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
  ])('with the driver of this Node %s', (_what, there, complete) => {
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
  ])('on Node %s comes from %s', (version, driver) => expect(driverFor(version)).toBe(driver));

  it('is the release for the present Node, whoever asks for better-sqlite3', () => {
    const ours = createRequire(`${cms}/package.json`);
    const theirs = createRequire(ours.resolve('knex'));
    expect(theirs('better-sqlite3')).toBe(ours(driverFor(process.versions.node)));
  });
});
