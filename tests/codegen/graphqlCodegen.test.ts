import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

const OPERATION = 'src/pages/course-list/CourseCategories.graphql';
const GENERATED = 'src/data/generated/operations/pages/course-list/CourseCategories.ts';
const COPIED = ['schema', 'src', 'cms/src', 'host/generated', 'packages/shared/src', 'codegen.ts'];
// A busy machine takes seconds to start each process.
const PATIENCE = { timeout: 180_000 };
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

/** Runs `npm run codegen` in the copy; `prints` waits for its next output. */
function run(...flags: string[]) {
  const command = ['node_modules/.bin/graphql-codegen', '--config', 'codegen.ts', ...flags];
  // With NODE_ENV=test it prints nothing.
  const running = spawn(process.execPath, command, {
    cwd: root,
    env: { ...process.env, NODE_ENV: '' },
  });
  child = running;
  let printed = '';
  running.stdout.on('data', (data) => (printed += String(data)));
  running.stderr.on('data', (data) => (printed += String(data)));
  const prints = async (text: string): Promise<void> => {
    await expect.poll(() => printed, PATIENCE).toContain(text);
    printed = '';
  };
  const ends = new Promise<number | null>((resolveEnd) => running.on('close', resolveEnd));
  return { prints, ends };
}

const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8');

async function change(from: string, to: string): Promise<void> {
  await writeFile(join(root, OPERATION), (await read(OPERATION)).replace(from, to));
}

it(
  'regenerates what changed while it watches, and continues after an error',
  PATIENCE,
  async () => {
    const committed = await read(GENERATED);
    const { prints } = run('--watch');
    await prints('Watching for changes');
    // The watch starts slightly after its message and waits until changes stop.
    const titled = (await read(OPERATION)).replace('    name\n', '    title: name\n');
    await expect
      .poll(
        async () => {
          await writeFile(join(root, OPERATION), titled);
          return read(GENERATED);
        },
        { ...PATIENCE, interval: 1_000 },
      )
      .toContain('title');
    await change('    title: name', '    titel');
    await prints(`${OPERATION}:4 error: Cannot query field "titel" on type "CourseCategory".`);
    await change('titel', 'name');
    await expect.poll(() => read(GENERATED), PATIENCE).toBe(committed);

    const present = (): boolean => existsSync(join(root, GENERATED));
    for (let round = 0; round < 2; round += 1) {
      await rename(join(root, OPERATION), join(root, 'moved.graphql'));
      await expect.poll(present, PATIENCE).toBe(false);
      await rename(join(root, 'moved.graphql'), join(root, OPERATION));
      await expect.poll(present, PATIENCE).toBe(true);
      await expect.poll(() => read(GENERATED), PATIENCE).toBe(committed);
    }
  },
);

it(
  'checks without a change, and fails if something is stale or superfluous',
  PATIENCE,
  async () => {
    expect(await run('--check').ends).toBe(0);
    const [operations, old] = ['src/data/generated/operations', 'Old.ts'];
    await cp(join(root, GENERATED), join(root, operations, old));
    const superfluous = run('--check');
    await superfluous.prints(`${operations}/${old}`);
    expect(await superfluous.ends).toBe(1);
    expect(await readdir(join(root, operations))).toContain(old);

    await writeFile(join(root, GENERATED), '');
    const stale = run('--check');
    await stale.prints(GENERATED);
    expect(await stale.ends).toBe(1);
    expect(await read(GENERATED)).toBe('');

    expect(await run().ends).toBe(0);
    expect(await readdir(join(root, operations))).not.toContain(old);
    expect(await read(GENERATED)).toBe(await readFile(GENERATED, 'utf8'));
  },
);

it(
  'rejects a contract with file, line and fix, and an unused operation only in a check',
  PATIENCE,
  async () => {
    await rename(join(root, OPERATION), join(root, 'kept.graphql'));
    await writeFile(join(root, OPERATION), 'query {');
    const broken = run();
    await broken.prints(
      `${OPERATION}:1 error: Syntax Error: Expected Name, found <EOF>. Fix the syntax on this line.`,
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
    await strict.prints(`${unused}:1 error: `);
    expect(await strict.ends).toBe(1);
    await rm(join(root, unused));
    expect(await run().ends).toBe(0);
  },
);
