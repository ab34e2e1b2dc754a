import type { Command } from 'commander';
import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contractCommand, runCommand } from './command';

const CONFIG = `export default {
  schema: 'schema/*.graphql', documents: 'app/*.graphql', generates: { 'app/generated/': {} },
};`;
const SCHEMA = 'type Query { hour: Int! @endpoint(path: "/hour") }';

const before = process.cwd();
let root = '';
let printed: string[];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'command-'));
  for (const folder of ['schema', 'app', 'old/schema']) {
    await mkdir(join(root, folder), { recursive: true });
  }
  process.chdir(root);
  await writeFile('package.json', '{ "type": "module" }');
  await writeFile('codegen.ts', CONFIG);
  for (const folder of ['schema', 'old/schema']) {
    await writeFile(`${folder}/hour.graphql`, SCHEMA);
  }
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void printed.push(line));
});
afterEach(async () => {
  process.exitCode = undefined;
  process.chdir(before);
  vi.restoreAllMocks();
  await rm(root, { recursive: true });
});

/** Creates the command so that it neither exits the process nor prints on its own. */
function command(): Command {
  const program = contractCommand('contract');
  for (const each of [program, ...program.commands]) {
    each.exitOverride().configureOutput({ writeErr: (text) => void printed.push(text.trim()) });
  }
  return program;
}

const run = async (...args: string[]): Promise<string> => {
  await command()
    .parseAsync(args, { from: 'user' })
    .catch(() => undefined);
  return printed.join('\n');
};

it('writes each missing @rest', async () => {
  await writeFile('app/Hour.graphql', 'query Hour { hour }');
  expect(await run('fix')).toBe('app/Hour.graphql fixed');
  expect(await readFile('app/Hour.graphql', 'utf8')).toContain('hour @rest');
});

it('fails if a version breaks, and only then', async () => {
  expect(await run('breaking', 'old')).toBe('There are no breaking changes since old.');
  expect(process.exitCode).toBeUndefined();
  await writeFile('old/schema/hour.graphql', SCHEMA.replace('hour', 'minute: Int hour'));
  expect(await run('breaking', 'old')).toContain('Query.minute was removed.');
  expect(process.exitCode).toBe(1);
});

it('imports the paths of all its options', async () => {
  const call = (operationId: string) => ({
    get: { operationId, responses: { '200': { description: '' } } },
  });
  const paths = { '/a': call('a'), '/b': call('b'), '/c': call('c') };
  await writeFile('zoo.json', JSON.stringify({ openapi: '3.1.0', paths }));
  expect(await run('import', 'zoo.json', '--paths', '/a,/b', '--paths', '/c')).toContain(
    '3 endpoints written to schema/zoo.graphql.',
  );
});

it.each([
  ['breaking', "missing required argument 'version'"],
  ['breaking a b', 'too many arguments'],
  ['import --paths /a', "missing required argument 'document'"],
  ['import zoo.json', "required option '--paths <path>' not specified"],
  ['mock --port 70000', 'It is not a port number.'],
  ['repair', "unknown command 'repair'"],
])('explains what is wrong with the arguments: %s', async (args, message) => {
  expect(await run(...args.split(' '))).toContain(message);
});

it('prints an error without its stack and fails', async () => {
  await rm('codegen.ts');
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'contract', 'fix']);
  await runCommand(command());
  expect(printed).toEqual(['There is no codegen.ts in this folder.']);
  expect(process.exitCode).toBe(1);
});

it.each(['export const a = 1;', 'export default { schema: "" };'])(
  'requires a configuration as default export: %s',
  async (text) => {
    await writeFile('codegen.ts', text);
    vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'contract', 'fix']);
    await runCommand(command());
    expect(printed).toEqual(['codegen.ts has no default export.']);
  },
);
