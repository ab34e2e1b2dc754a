import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './run.mjs';

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  cpSync(`${root}/scripts`, join(folder, 'scripts'), { recursive: true });
  mkdirSync(join(folder, 'cms'));
  copyFileSync(`${root}/cms/loadVariables.mjs`, join(folder, 'cms/loadVariables.mjs'));
  writeFileSync(join(folder, 'release.json'), '{}');
  writeFileSync(join(folder, 'package.json'), '{}');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a command of a release', () => {
  it.each([
    ['admin', 'create', 'an@vien.example'],
    ['backup'],
    ['move-files', 'to-s3'],
    ['move-in', 'members', 'package.json'],
    ['reset-second-factor', 'an@vien.example', 'Mất điện thoại'],
    ['restore', 'x'],
    ['rotate-keys'],
    ['verify-backup', 'x'],
  ])("refuses to run without the server's configuration: %s", (name, ...words) => {
    const { PATH } = process.env;
    const { status, stderr } = spawnSync(process.execPath, [`scripts/${name}.mjs`, ...words], {
      cwd: folder,
      env: { PATH },
      encoding: 'utf8',
    });
    expect(status).toBeGreaterThan(0);
    expect(stderr).toMatch(/NODE_ENV is not set\. Run deploy\/run-command\.sh/);
  });
});

describe('deploy/run-command.sh', () => {
  it("runs a command with all variables and the caller's folder", () => {
    writeFileSync(join(folder, 'systemd-run'), '#!/bin/sh\nprintf "%s\\n" "$@"\n', { mode: 0o755 });
    const { PATH } = process.env;
    const printed = execFileSync(`${root}/deploy/run-command.sh`, ['restore', 'my backup'], {
      cwd: folder,
      env: { PATH: `${folder}:${PATH}` },
      encoding: 'utf8',
    }).split('\n');
    expect(printed.slice(-4, -1)).toEqual(['node', 'scripts/restore.mjs', 'my backup']);
    expect(printed).toContain(`--setenv=INIT_CWD=${folder}`);
    expect(printed).toContain('--property=EnvironmentFile=-/etc/iia-vietnam/backup.env');
  });
});
