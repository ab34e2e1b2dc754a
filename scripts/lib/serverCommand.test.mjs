import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './run.mjs';

const commands = [
  ['admin', 'create', 'an@vien.example'],
  ['backup'],
  ['move-files', 'to-s3'],
  ['move-in', 'members', 'package.json'],
  ['reset-second-factor', 'an@vien.example', 'Mất điện thoại'],
  ['restore', 'x'],
  ['rotate-keys'],
  ['verify-backup', 'x'],
];

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
  it.each(commands)("refuses to run without the server's configuration: %s", (name, ...words) => {
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

describe('an interrupted command', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('deletes its temporary files on %s', (signal) => {
    const code = `import { runCommand } from './scripts/lib/serverCommand.mjs';
      process.once('exit', () => console.log('deleted'));
      setTimeout(() => undefined, 60_000);
      await runCommand('', () => process.kill(process.pid, '${signal}'));`;
    const words = ['--input-type=module', '--eval', code];
    const { status, stdout } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
    expect([status, stdout]).toEqual([128 + constants.signals[signal], 'deleted\n']);
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
    // Together they mean a terminal if there is one, and else pipes.
    expect(printed).toEqual(expect.arrayContaining(['--pty', '--pipe']));
  });

  it('ends the command when it is interrupted', async () => {
    const bin = mkdtempSync(join(folder, 'bin-'));
    const program = (name, text) =>
      writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
    program('systemd-run', 'echo "$@"; exec sleep 60');
    program('systemctl', 'echo "$@"');
    const child = spawn(`${root}/deploy/run-command.sh`, ['backup'], {
      env: { PATH: `${bin}:${process.env.PATH}` },
      detached: true,
    });
    let printed = '';
    child.stdout.on('data', (part) => {
      printed += part;
      // Like a terminal, sends the signal to all processes of the group.
      if (printed.endsWith('backup.mjs\n')) process.kill(-child.pid, 'SIGINT');
    });
    const [code] = await once(child, 'close');
    const [, unit] = / --unit=(\S+)/.exec(printed) ?? [];
    expect([code, printed.split('\n').at(-2)]).toEqual([130, `stop ${unit}`]);
  });

  it("exits with the command's code", () => {
    const bin = mkdtempSync(join(folder, 'bin-'));
    writeFileSync(join(bin, 'systemd-run'), '#!/bin/sh\nexit 3\n', { mode: 0o755 });
    const env = { PATH: `${bin}:${process.env.PATH}` };
    expect(spawnSync(`${root}/deploy/run-command.sh`, ['backup'], { env }).status).toBe(3);
  });

  it.each([[[]], [['--help']], [['restores']], [['lib/run']]])(
    'lists the commands instead of running %j',
    (words) => {
      const script = `${root}/deploy/run-command.sh`;
      const { status, stdout, stderr } = spawnSync(script, words, {
        env: { PATH: `${folder}:${process.env.PATH}` },
        encoding: 'utf8',
      });
      expect([status, stdout]).toEqual([2, '']);
      const listed = [...stderr.matchAll(/^ {2}(\S+?)(?:, (\S+))?(?: create)? {2}/gm)];
      const names = listed.flatMap(([, ...found]) => found.filter(Boolean));
      expect(names.sort()).toEqual(commands.map(([name]) => name));
    },
  );
});
