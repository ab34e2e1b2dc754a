import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

const OPERATION = 'src/pages/course-list/CourseCategories.graphql';
const MADE = 'src/data/generated/operations/CourseCategories.ts';
const PATIENCE = { timeout: 60_000 };
let root = '';
let child: ChildProcess | undefined;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'codegen-'));
  for (const path of ['schema', 'src', 'cms/src', 'host/generated', '.oxfmtrc.json'])
    await cp(path, join(root, path), { recursive: true });
});
afterEach(() => child?.kill());
afterAll(() => rm(root, { recursive: true }));

/** Runs the command in the copy; `says` waits for its next output. */
function run(...flags: string[]) {
  const tsx = resolve('node_modules/tsx/dist/loader.mjs');
  const running = spawn(process.execPath, ['--import', tsx, resolve('codegen/run.ts'), ...flags], {
    cwd: root,
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

async function change(from: string, to: string): Promise<void> {
  const path = join(root, OPERATION);
  await writeFile(path, (await readFile(path, 'utf8')).replace(from, to));
}

it('makes what changed, again and again, and outlives a refusal', PATIENCE, async () => {
  const { says } = run('--watch');
  await says('Watching schema and src for .graphql files');
  await change('name', 'title: name');
  await says(`changed ${MADE}, `);
  await change('title: name', 'titel');
  await says(`${OPERATION}:4 error: Cannot query field "titel" on type "CourseCategory".`);
  await change('titel', 'name');
  await says(`changed ${MADE}, `);
  expect(await readFile(join(root, MADE), 'utf8')).toBe(await readFile(MADE, 'utf8'));
});

it('knows its flags, and does nothing at any other', PATIENCE, async () => {
  const wrong = run('--chekc');
  await wrong.says("Unknown option '--chekc'");
  expect(await wrong.ends).toBe(1);
});

it('checks without a change, and fails where something is stale', PATIENCE, async () => {
  const fresh = run('--check');
  await fresh.says('none stale');
  expect(await fresh.ends).toBe(0);
  await writeFile(join(root, MADE), '');
  const stale = run('--check');
  await stale.says(`${MADE} is stale`);
  expect(await stale.ends).toBe(1);
  expect(await readFile(join(root, MADE), 'utf8')).toBe('');
});
