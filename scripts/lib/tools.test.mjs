import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leftOutWithout, missingTools } from './tools.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'tools-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('a required program', () => {
  it('is found in any folder of the PATH', () => {
    writeFileSync(join(folder, 'wrk'), '');
    expect(missingTools(['wrk'], ['/nonexistent', folder].join(delimiter))).toEqual([]);
  });

  it('explains how to install each missing program', () => {
    writeFileSync(join(folder, 'curl'), '');
    expect(missingTools(['curl', 'wrk', 'nginx'], folder)).toEqual([
      'wrk was not found. Get it: "apt-get install wrk" or "brew install wrk".',
      'nginx was not found. Get it: "apt-get install nginx-light" or "brew install nginx".',
    ]);
  });

  it('skips checks with a hint, but not in CI', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubEnv('PATH', folder);
    vi.stubEnv('CI', '');
    expect(leftOutWithout('promtool')).toBe(true);
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^promtool was not found/)]]);
    vi.stubEnv('CI', 'true');
    expect(leftOutWithout('promtool')).toBe(false);
    writeFileSync(join(folder, 'promtool'), '');
    vi.stubEnv('CI', '');
    expect(leftOutWithout('promtool')).toBe(false);
    vi.unstubAllEnvs();
    warn.mockRestore();
  });

  it('ends the command with that explanation, without a stack trace', () => {
    const script = `import { requireTools } from '${new URL('tools.mjs', import.meta.url).href}';
requireTools('wrk');
console.log('went on');`;
    const words = ['--input-type=module', '-e', script];
    const { status, stdout, stderr } = spawnSync(process.execPath, words, {
      env: { PATH: folder },
      encoding: 'utf8',
    });
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: 'wrk was not found. Get it: "apt-get install wrk" or "brew install wrk".\n',
    });
  });
});
