import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The path of a bench's folder with separate packages, installed with its first run: `npm start` and `npm test` do
 * without them. `words` are further options of `npm ci`.
 */
export function ownPackages(name: string, ...words: string[]): string {
  const folder = fileURLToPath(new URL(`../${name}`, import.meta.url));
  if (!existsSync(`${folder}/node_modules`)) {
    const ci = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', ...words];
    execFileSync('npm', ci, { cwd: folder, stdio: 'inherit' });
  }
  return folder;
}
