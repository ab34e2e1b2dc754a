import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The files of the work tree that git knows or would add, within `paths`. */
export function filesIn(root: string, paths: readonly string[] = []): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '-co', '--exclude-standard', '--', ...paths],
    { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 },
  );
  return listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
}

/** A copy of the work tree to mutate: a mutant may write or delete files. */
export function copyTree(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'mutation-'));
  for (const file of filesIn(root)) cpSync(join(root, file), join(copy, file));
  for (const folder of ['node_modules', 'cms/node_modules']) {
    if (existsSync(join(root, folder))) symlinkSync(join(root, folder), join(copy, folder));
  }
  prepareServer(copy);
  return copy;
}

/** Servers that a test starts have a switch for their mutants, whose code is compiled without a check of its types. */
function prepareServer(copy: string): void {
  const preloaded = join(copy, 'scripts/lib/endWithParent.mjs');
  appendFileSync(preloaded, "import '../../bench/mutation/serverSwitch.mjs';\n");
  const settings = join(copy, 'cms/tsconfig.json');
  const text = readFileSync(settings, 'utf8');
  writeFileSync(
    settings,
    text.replace('"compilerOptions": {', '"compilerOptions": { "noCheck": true,'),
  );
}
