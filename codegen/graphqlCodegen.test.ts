import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

const OPERATION = 'src/pages/course-list/CourseCategories.graphql';
const MADE = 'src/data/generated/operations/CourseCategories.ts';
const COPIED = ['schema', 'src', 'cms/src', 'host/generated', 'codegen', 'codegen.ts'];
const PATIENCE = { timeout: 60_000 };
let root = '';
let child: ChildProcess | undefined;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'codegen-'));
  for (const path of [...COPIED, '.oxfmtrc.json', 'package.json'])
    await cp(path, join(root, path), { recursive: true });
  await symlink(resolve('node_modules'), join(root, 'node_modules'));
});
afterEach(() => child?.kill());
afterAll(() => rm(root, { recursive: true }));

/** Runs `npm run codegen` in the copy; `says` waits for its next output. */
function run(...flags: string[]) {
  const command = ['node_modules/.bin/graphql-codegen', '--config', 'codegen.ts', ...flags];
  // It prints nothing where it takes itself for tested.
  const running = spawn(process.execPath, command, {
    cwd: root,
    env: { ...process.env, NODE_ENV: '' },
  });
  child = running;
  let said = '';
  running.stdout.on('data', (data) => (said += String(data)));
  running.stderr.on('data', (data) => (said += String(data)));
  const says = async (text: string): Promise<void> => {
    await expect.poll(() => said, PATIENCE).toContain(text);
    said = '';
  };
  const ends = new Promise<number | null>((resolveEnd) => running.on('close', resolveEnd));
  return { says, ends };
}

const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8');

async function change(from: string, to: string): Promise<void> {
  await writeFile(join(root, OPERATION), (await read(OPERATION)).replace(from, to));
}

it(
  'watches: generates what changed, again and again, and outlives a refusal',
  PATIENCE,
  async () => {
    const committed = await read(MADE);
    const { says } = run('--watch');
    await says('Watching for changes');
    // The watch begins a little after its message, and waits while changes go on.
    const titled = (await read(OPERATION)).replace('    name\n', '    title: name\n');
    await expect
      .poll(
        async () => {
          await writeFile(join(root, OPERATION), titled);
          return read(MADE);
        },
        { ...PATIENCE, interval: 1_000 },
      )
      .toContain('title');
    await change('    title: name', '    titel');
    await says(`${OPERATION}:4 error: Cannot query field "titel" on type "CourseCategory".`);
    await change('titel', 'name');
    await expect.poll(() => read(MADE), PATIENCE).toBe(committed);
  },
);

it(
  'checks without a change, and fails where something is stale or superfluous',
  PATIENCE,
  async () => {
    expect(await run('--check').ends).toBe(0);
    const [operations, old] = ['src/data/generated/operations', 'Old.ts'];
    await cp(join(root, MADE), join(root, operations, old));
    const superfluous = run('--check');
    await superfluous.says(`${operations}/${old}`);
    expect(await superfluous.ends).toBe(1);
    expect(await readdir(join(root, operations))).toContain(old);

    await writeFile(join(root, MADE), '');
    const stale = run('--check');
    await stale.says(MADE);
    expect(await stale.ends).toBe(1);
    expect(await read(MADE)).toBe('');

    expect(await run().ends).toBe(0);
    expect(await readdir(join(root, operations))).not.toContain(old);
    expect(await read(MADE)).toBe(await readFile(MADE, 'utf8'));
  },
);

it(
  'refuses with file, line and fix, and an operation that no screen uses only in a check',
  PATIENCE,
  async () => {
    await rename(join(root, OPERATION), join(root, 'kept.graphql'));
    await writeFile(join(root, OPERATION), 'query {');
    const broken = run();
    await broken.says(
      `${OPERATION}:1 error: Syntax Error: Expected Name, found <EOF>. Fix the syntax at that line.`,
    );
    expect(await broken.ends).toBe(1);
    await rename(join(root, 'kept.graphql'), join(root, OPERATION));

    const unused = 'src/pages/course-list/Unused.graphql';
    await writeFile(
      join(root, unused),
      (await read(OPERATION)).replace('query CourseCategories', 'query Unused'),
    );
    expect(await run().ends).toBe(0);
    const strict = run('--check');
    await strict.says(`${unused}:1 error: `);
    expect(await strict.ends).toBe(1);
  },
);
