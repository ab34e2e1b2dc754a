import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { read, SCALARS, textsOf, type Toolkit } from './foreign';
import { presets } from './presets';

const PATIENCE = 180_000;
const APIS = ['github', 'stripe', 'wordpress', 'ghost'];
const COMMAND = 'node_modules/@graphql-codegen/cli/esm/bin.js';
const exec = promisify(execFile);
let root = '';
let app = '';
let port = '';
const running: ChildProcess[] = [];

const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))),
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_prefer_offline: 'true',
  // With NODE_ENV=test the codegen prints nothing.
  NODE_ENV: '',
};

/** What the guide has to run and to write, in its order; a file's name stands above its text. */
const steps = async () => {
  const readme = await readFile(join(import.meta.dirname, '../README.md'), 'utf8');
  const [guide = ''] = readme.split('\n## Your own API');
  return [...guide.matchAll(/(?:`([\w/.]+)`:\n\n)?```(?:sh|ts)\n(.*?)```/gs)].map(
    ([, file, text = '']) => ({ file, text: text.replaceAll('1337', port) }),
  );
};

async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port: found } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return String(found);
}

async function run(command: string, cwd = app): Promise<string> {
  const [file = '', ...args] = command.split(' ');
  const given = { cwd, env: { ...env, npm_config_pack_destination: root } };
  const { stdout } = await exec(file, args, given).catch((error: { stdout: string }) => {
    throw new Error(`${command}: ${error.stdout}`, { cause: error });
  });
  return stdout;
}

/** A long-running command. @returns a function that waits for its output */
function start(command: string): (text: string) => Promise<void> {
  const [file = '', ...args] = command.split(' ');
  const child = spawn(file, args, { cwd: app, env, detached: true });
  running.push(child);
  let reported = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => (reported += String(data)));
  return (text) => vi.waitFor(() => expect(reported).toContain(text), { timeout: 60_000 });
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(app, path)), { recursive: true });
  await writeFile(join(app, path), text);
}

const reported: string[] = [];

/** Follows the guide to its end. */
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'package-'));
  app = join(root, 'app');
  await mkdir(app);
  port = await freePort();
  for (const { file, text } of await steps()) {
    if (file !== undefined) await write(file, text);
    else
      for (const command of text.trim().split('\n')) {
        if (command.includes('packages/')) await run(command, resolve('.'));
        else if (command.includes(' mock ')) await start(command)('Serving');
        else if (command.includes(' --watch')) {
          await start(command)('Watching');
        } else reported.push(await run(command));
      }
  }
}, PATIENCE);

afterAll(async () => {
  for (const { pid } of running) if (pid !== undefined) process.kill(-pid);
  await rm(root, { recursive: true, maxRetries: 5 });
});

describe('the package, installed as in its guide', () => {
  it('generates, validates, types and runs', () => {
    const all = reported.join('\n');
    expect(all.match(/Generate to src\/generated\//g)?.length).toBeGreaterThan(1);
    expect(reported.at(-1)).toMatch(/has \d+ stars/);
  });

  it('regenerates while watching, and only what changed', async () => {
    const operation = await readFile(join(app, 'src/Repository.graphql'), 'utf8');
    const file = 'src/generated/operations/Repository.ts';
    // The watch begins a little after its message.
    await vi.waitFor(
      async () => {
        await write('src/Repository.graphql', operation.replace('    description\n', ''));
        expect(await readFile(join(app, file), 'utf8')).not.toContain('description');
      },
      { timeout: 60_000, interval: 1_000 },
    );
    await write('src/Repository.graphql', operation);
  });

  it('depends on the tested versions of the product', async () => {
    const { dependencies, peerDependencies } = JSON.parse(
      await readFile(join(import.meta.dirname, '../package.json'), 'utf8'),
    ) as Record<string, Record<string, string>>;
    for (const [name, range] of Object.entries({ ...dependencies, ...peerDependencies })) {
      const { version } = JSON.parse(
        await readFile(`node_modules/${name}/package.json`, 'utf8'),
      ) as { version: string };
      expect([name, range.replace(/^(?:\^|npm:.*@)/, '')]).toEqual([name, version]);
    }
  });

  it('bundles for a browser with one adapter, and no other', async () => {
    await run('npx esbuild src/ask.ts --bundle --format=esm --platform=browser --outfile=ask.js');
    expect(await run(`node ask.js`)).toMatch(/has \d+ stars/);
    const bundle = await readFile(join(app, 'ask.js'), 'utf8');
    expect(bundle).toContain('x-github-api-version');
    for (const word of ['accept-version', 'stripe-version', 'x-wp-nonce', '__component'])
      expect(bundle).not.toContain(word);
  });
});

const TYPES = `
import type { IssuesQuery } from './github/src/generated/operations/Issues';
import type { PostQuery } from './ghost/src/generated/operations/Post';
import type { CustomersQuery } from './stripe/src/generated/operations/Customers';
import type { AddMediaMutationVariables } from './wordpress/src/generated/operations/AddMedia';

export const plusOne = ({ issues }: IssuesQuery): number | undefined => issues.items[0]?.reactions?.plus_one;
export const next = ({ issues }: IssuesQuery): number | undefined => issues.next?.page;
export const more = ({ customers }: CustomersQuery): boolean => customers.has_more;
export const file = ({ input }: AddMediaMutationVariables): File => input.file;
// @ts-expect-error A post may be missing.
export const title = ({ post }: PostQuery): string => post.title;
`;

async function generateOne(name: string): Promise<string> {
  const folder = join(app, 'apis', name);
  const config = await readFile(join(app, 'codegen.ts'), 'utf8');
  const scalars = JSON.stringify(SCALARS).slice(1, -1);
  await write(`apis/${name}/codegen.ts`, config.replace('scalars: {', `scalars: { ${scalars},`));
  const texts = textsOf(read(`${name}/schema.graphql`), read(`${name}/operations.graphql`));
  for (const { file, text } of [...texts.schema, ...texts.operations])
    await write(`apis/${name}/${file.replace('app/', 'src/')}`, text);
  await run(`node ${join(app, COMMAND)} --config codegen.ts`, folder);
  return join(folder, 'src/generated');
}

let generating: Promise<string[]> | undefined;

/** All of them at once, since each needs a separate process. */
async function generate(name: string): Promise<string> {
  generating ??= Promise.all(APIS.map(generateOne));
  return (await generating)[APIS.indexOf(name)] ?? '';
}

describe('four foreign APIs with the package', () => {
  presets(async () => {
    // Among the packages, so that Node itself loads it.
    const file = join(app, 'node_modules/installed.mjs');
    const from = 'rest-contract';
    const adapters = APIS.map((name) => `export { ${name} } from '${from}/adapters/${name}';`);
    const all = [`export * as apollo from '@apollo/client';`, `export * from '${from}';`];
    await writeFile(file, [...all, ...adapters].join('\n'));
    const installed = (await import(file)) as Omit<Toolkit, 'adapters'> & Toolkit['adapters'];
    return { ...installed, adapters: installed, generate };
  });

  it(
    'type-checks all four',
    async () => {
      await write('apis/types.ts', TYPES);
      await write(
        'apis/tsconfig.json',
        '{ "extends": "../tsconfig.json", "include": ["."], "exclude": ["*/codegen.ts"] }',
      );
      await run('npx tsc -p apis');
    },
    PATIENCE,
  );
});
