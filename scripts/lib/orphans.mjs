import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Removes what a compiler once made of sources that are gone: it never does so itself, and Strapi loads
 * every file that it finds.
 * @param {string} sources a folder
 * @param {string} compiled the folder that it is compiled to
 */
export function removeOrphans(sources, compiled) {
  if (!existsSync(compiled)) return;
  for (const file of readdirSync(compiled, { recursive: true })) {
    const source = file.replace(/\.js$/, '.ts');
    if (/\.js(on)?$/.test(file) && !existsSync(join(sources, source))) rmSync(join(compiled, file));
  }
}
