import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Removes compiled files whose source is gone, and empty folders: Strapi loads every file that it finds. */
export function removeOrphans(sources, compiled) {
  if (!existsSync(compiled)) return;
  for (const file of readdirSync(compiled, { recursive: true })) {
    const source = file.replace(/\.js$/, '.ts');
    if (!/\.js(on)?$/.test(file) || existsSync(join(sources, source))) continue;
    rmSync(join(compiled, file));
    removeEmpty(dirname(file), compiled);
  }
}

/** Removes all compiled files, so that none outlives its source. */
export function removeCompiled(folder) {
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder))
    if (/\.(?:js|d\.ts)$/.test(file)) rmSync(join(folder, file));
}

function removeEmpty(folder, within) {
  if (folder === '.' || readdirSync(join(within, folder)).length > 0) return;
  rmdirSync(join(within, folder));
  removeEmpty(dirname(folder), within);
}
