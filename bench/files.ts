/**
 * How many hand-written files a change touches: applies each `bench/changes/*.patch` in a separate worktree,
 * runs `npm run codegen`, and checks that nothing is left to do.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isGenerated } from 'rest-contract/contract';
import { requireTools } from '../scripts/lib/tools.mjs';
import { holds, report, type Figure } from './lib/report';

const BARS: Record<string, number> = {
  'list-field': 4,
  page: 4,
  'content-type': 11,
  mutation: 6,
  colour: 1,
};

requireTools('git');

const root = fileURLToPath(new URL('..', import.meta.url));
const changes = join(root, 'bench/changes');
const patches = readdirSync(changes).filter((name) => name.endsWith('.patch'));
const folder = mkdtempSync(join(tmpdir(), 'bench-files-'));
const faults: string[] = [];
const figures: Figure[] = [];
try {
  for (const patch of patches) figures.push(...measure(basename(patch, '.patch')));
} finally {
  rmSync(folder, { recursive: true, force: true });
  execFileSync('git', ['worktree', 'prune'], { cwd: root });
}
report('files', figures);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 && figures.every(holds) ? 0 : 1;

function measure(name: string): Figure[] {
  const tree = join(folder, name);
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', tree, 'HEAD'], { cwd: root });
  for (const packages of ['node_modules', 'cms/node_modules']) linkPackages(tree, packages);
  const passes = (what: string, command: string, words: string[], cwd = tree): boolean => {
    const { status, stdout, stderr } = spawnSync(command, words, { cwd, encoding: 'utf8' });
    if (status !== 0) faults.push(`${name}: ${what} failed.\n${stdout}${stderr}`);
    return status === 0;
  };
  const program = (path: string, ...words: string[]) => [
    join(root, 'node_modules', path),
    ...words,
  ];
  const node = process.execPath;
  const codegen = program('@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.ts');

  const patch = join(changes, `${name}.patch`);
  if (!passes('git apply', 'git', ['apply', patch])) return [];
  // Before the codegen, which also writes into hand-edited files: a content type's attributes.
  const files = changedFiles(tree).filter((file) => isHandWritten(tree, file));
  if (!passes('npm run codegen', node, codegen)) return [];
  const there = files.filter((file) => existsSync(join(tree, file)));
  const linted = there.filter((file) => /\.(m?[jt]s|tsx)$/.test(file));

  passes('npm run codegen:check', node, [...codegen, '--check']);
  passes('the type check', node, program('typescript/bin/tsc', '--noEmit', '-p', '.'));
  const cms = join(tree, 'cms');
  const tsc = join(root, 'cms/node_modules/typescript/bin/tsc');
  const compile = "import('./scripts/lib/build.mjs').then((build) => build.compilePackages())";
  passes('compiling the packages', node, ['-e', compile]);
  const contentServer = [tsc, '--noEmit', '-p', '.'];
  passes('the type check of cms/', node, contentServer, cms);
  const forms = program(
    'vitest/vitest.mjs',
    'run',
    '--project',
    'node',
    'cms/src/panel/form-layouts',
  );
  passes("the words of the panel's forms", node, forms);
  if (linted.length > 0) {
    const lint = program('oxlint/bin/oxlint', '--config', 'oxlint.config.mjs', ...linted);
    passes('the lint', node, lint);
  }
  const format = ['--check', '--no-error-on-unmatched-pattern', ...there];
  passes('the format', node, program('oxfmt/bin/oxfmt', ...format));

  console.log(`\n${name}:\n${files.map((file) => `  ${file}`).join('\n')}`);
  const bar = BARS[name];
  return [
    {
      what: `${name}: hand-written files`,
      value: files.length,
      unit: 'files',
      ...(bar !== undefined && { bar: { atMost: bar } }),
    },
  ];
}

/** Links the installed packages, but those of this repository as the tree has them. */
function linkPackages(tree: string, packages: string): void {
  mkdirSync(join(tree, packages, '@iia'), { recursive: true });
  for (const name of readdirSync(join(root, packages))) {
    if (name === '@iia') continue;
    const from = name === 'rest-contract' ? join(tree, 'packages') : join(root, packages);
    symlinkSync(join(from, name), join(tree, packages, name));
  }
  symlinkSync(join(tree, 'packages/shared'), join(tree, packages, '@iia/shared'));
}

function changedFiles(tree: string): string[] {
  const words = ['status', '--porcelain', '--untracked-files=all', '--no-renames', '-z'];
  return execFileSync('git', words, { cwd: tree, encoding: 'utf8' })
    .split('\0')
    .map((line) => line.slice(3))
    .filter((file) => file !== '' && basename(file) !== 'node_modules');
}

/** A text without the tables that the codegen maintains between its marks. */
const byHand = (text: string): string =>
  text.replace(/<!-- (\w+): generated by [^]*?<!-- \/\1 -->/g, '');

/** Excludes what a command generates: code, the endpoint table, snapshots, lockfiles. */
function isHandWritten(tree: string, file: string): boolean {
  if (/(^|\/)generated\/|\.snap$|(^|\/)package-lock\.json$|^docs\/endpoints\.md$/.test(file)) {
    return false;
  }
  const path = join(tree, file);
  const committed = (): string =>
    execFileSync('git', ['show', `HEAD:${file}`], { cwd: tree, encoding: 'utf8' });
  const text = existsSync(path) ? readFileSync(path, 'utf8') : committed();
  if (/README\.md$/.test(file)) return byHand(text) !== byHand(committed());
  return !isGenerated(text);
}
