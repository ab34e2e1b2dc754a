// `npm run bench -- compare BASE [rounds] part …`: runs parts here and at BASE in turn. BASE is a commit, which is
// checked out and installed, or the folder of an installed checkout (built, for the parts that need the product).
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { holds, median, type Figure } from './lib/report';

const [base = '', ...words] = process.argv.slice(2);
const isNumber = (word: string): boolean => /^\d+$/.test(word);
const rounds = Number(words.find(isNumber) ?? 3);
const parts = words.filter((word) => !isNumber(word));
if (base === '' || parts.length === 0) {
  console.error(
    'Name a commit or a checkout, and the parts: npm run bench -- compare HEAD~1 codegen',
  );
  process.exit(2);
}

function checkoutOf(commit: string): string {
  if (existsSync(join(commit, 'bench/run.ts'))) return resolve(commit);
  const folder = join(mkdtempSync(join(tmpdir(), 'bench-compare-')), 'base');
  execFileSync('git', ['worktree', 'add', '--detach', folder, commit], { stdio: 'inherit' });
  process.once('exit', () => spawnSync('git', ['worktree', 'remove', '--force', folder]));
  execFileSync(
    process.execPath,
    ['-e', `import('${folder}/scripts/lib/install.mjs').then((it) => it.installAll())`],
    { cwd: folder, stdio: 'inherit' },
  );
  return folder;
}

function figuresOf(folder: string, part: string): Figure[] {
  const { stdout, status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `bench/${part}.ts`],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const line = stdout.split('\n').findLast((text) => text.startsWith('{"part"'));
  if (line === undefined) throw new Error(`${part} in ${folder} ended with ${status}: ${stderr}`);
  return (JSON.parse(line) as { figures: Figure[] }).figures;
}

/** Figures of several runs by name, in the sequence of the first. */
function gather(runs: readonly Figure[][]): Map<string, { figure: Figure; values: number[] }> {
  const found = new Map<string, { figure: Figure; values: number[] }>();
  for (const figure of runs.flat()) {
    const known = found.get(figure.what) ?? { figure, values: [] };
    known.values.push(figure.value);
    found.set(figure.what, known);
  }
  return found;
}

const shown = (value: number): string => value.toPrecision(4);
const folder = checkoutOf(base);
for (const part of parts) {
  const before: Figure[][] = [];
  const now: Figure[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    before.push(figuresOf(folder, part));
    now.push(figuresOf('.', part));
  }
  const known = gather(before);
  console.log(`\n${part}: before, now, now ÷ before`);
  for (const [what, { figure, values }] of gather(now)) {
    const value = median(values);
    const old = known.get(what);
    const was = old ? median(old.values) : null;
    const ratio = was === null || was === 0 ? '' : `  ${(value / was).toFixed(2)} ×`;
    const missed = holds({ ...figure, value }) ? '' : '  MISSED';
    const beside = was === null ? 'new' : shown(was);
    console.log(`  ${what}: ${beside}  ${shown(value)} ${figure.unit}${ratio}${missed}`);
  }
}
