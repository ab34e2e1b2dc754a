import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled } from './install.mjs';

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
});
