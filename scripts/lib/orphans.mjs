import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Removes what a compiler once made of sources that are gone, and the folders that held nothing else: it
 * never does so itself, and Strapi loads every file and every folder that it finds.
 * @param {string} sources a folder
 * @param {string} compiled the folder that it is compiled to
 */
export function removeOrphans(sources, compiled) {
  if (!existsSync(compiled)) return;
  for (const file of readdirSync(compiled, { recursive: true })) {
    const source = file.replace(/\.js$/, '.ts');
    if (!/\.js(on)?$/.test(file) || existsSync(join(sources, source))) continue;
    rmSync(join(compiled, file));
    removeEmpty(dirname(file), compiled);
  }
}

function removeEmpty(folder, within) {
  if (folder === '.' || readdirSync(join(within, folder)).length > 0) return;
  rmdirSync(join(within, folder));
  removeEmpty(dirname(folder), within);
}
