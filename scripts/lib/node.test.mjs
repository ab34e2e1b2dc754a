import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOlder, linkNode } from './node.mjs';
import { root } from './run.mjs';

let folder;
let newer;
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'node-')));
  mkdirSync(join(folder, 'bin'));
  newer = join(folder, 'bin/node');
  copyFileSync(process.execPath, newer, constants.COPYFILE_FICLONE);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts a script whose Node claims to be `current`, and which should go on with the copy. */
function start(body, { current = '20.20.2', args = [] } = {}) {
  const script = join(folder, 'script.mjs');
  const module = new URL('node.mjs', import.meta.url).href;
  writeFileSync(
    script,
    `import { ensureNode } from '${module}';
await ensureNode(${JSON.stringify({ current, node: newer })});
${body}`,
  );
  return spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
}

function firstLine(child, matching) {
  let output = '';
  return new Promise((resolve) => {
    child.stdout.on('data', (part) => {
      output += part;
      const line = output.split('\n').find((text) => matching.test(text));
      if (line !== undefined) resolve(line);
    });
  });
}

describe('isOlder', () => {
  it.each([
    ['18.20.8', true],
    ['20.20.2', true],
    ['22.9.1', true],
    ['22.14.0', true],
    ['22.15.0', false],
    ['22.15.1', false],
    ['24.0.0', false],
    ['26.10.0', false],
  ])('compares %s with 22.15.0', (version, older) => {
    expect(isOlder(version, '22.15.0')).toBe(older);
  });

  it('accepts the release that replaces older ones', () => {
    const { engines } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
    const release = readFileSync(`${root}/.nvmrc`, 'utf8').trim();
    expect(isOlder(release, engines.node.replace('>=', ''))).toBe(false);
  });
});

describe('ensureNode', () => {
  const report = `console.log('report ' + JSON.stringify({
  node: process.execPath, args: process.argv.slice(2), path: process.env.PATH }));
process.exit(3);`;

  it('runs the command again on the other Node, with its arguments and exit code', async () => {
    const child = start(report, { args: ['a', 'b c'] });
    const exited = once(child, 'exit');
    const { node, args, path } = JSON.parse((await firstLine(child, /^report/)).slice(7));
    expect({ node, args }).toEqual({ node: newer, args: ['a', 'b c'] });
    expect(path.split(delimiter)[0]).toBe(join(folder, 'bin'));
    expect((await exited)[0]).toBe(3);
  });

  it('reports which Node is too old', async () => {
    const child = start(report);
    const exited = once(child, 'exit');
    expect(await firstLine(child, /Node/)).toContain('Node 20.20.2 is older than');
    await exited;
  });

  it('stays on a Node that is new enough', async () => {
    const child = start(report, { current: '26.10.0' });
    const exited = once(child, 'exit');
    const { node } = JSON.parse((await firstLine(child, /^report/)).slice(7));
    expect(node).toBe(process.execPath);
    await exited;
  });

  const wait = `process.on('SIGTERM', () => process.exit(7));
setInterval(() => {}, 1000);
console.log('ready');`;

  it('forwards signals and waits for the end', async () => {
    const child = start(wait);
    const exited = once(child, 'exit');
    await firstLine(child, /^ready/);
    child.kill('SIGTERM');
    expect((await exited)[0]).toBe(7);
  });

  it('leaves nothing running when it is killed', async () => {
    const child = start(wait);
    // Not before the last process that writes to its output has ended.
    const closed = once(child, 'close');
    await firstLine(child, /^ready/);
    child.kill('SIGKILL');
    expect(await closed).toEqual([null, 'SIGKILL']);
  });
});

describe('linkNode', () => {
  it('links the Node in use among the programs of the packages, replacing an older link', () => {
    const bin = join(folder, 'node_modules/.bin');
    mkdirSync(bin, { recursive: true });
    linkNode({ directory: folder, node: process.execPath });
    linkNode({ directory: folder, node: process.execPath });
    expect(realpathSync(join(bin, 'node'))).toBe(realpathSync(process.execPath));
  });

  it('leaves the packages alone on another Node', () => {
    linkNode({ directory: join(folder, 'other'), node: newer });
    expect(existsSync(join(folder, 'other'))).toBe(false);
  });
});
