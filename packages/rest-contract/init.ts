import { cp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TEMPLATE = fileURLToPath(new URL('template/', import.meta.url));

const SCRIPTS = {
  codegen: 'graphql-codegen --config codegen.ts',
  'codegen:check': 'graphql-codegen --config codegen.ts --check',
  contract: 'rest-contract',
};

interface Package {
  scripts?: Record<string, string>;
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

async function addScripts(folder: string): Promise<void> {
  const file = join(folder, 'package.json');
  const found = JSON.parse(await readFile(file, 'utf8')) as Package;
  const scripts = { ...SCRIPTS, ...found.scripts };
  await writeFile(file, `${JSON.stringify({ ...found, scripts }, null, 2)}\n`);
  console.log('package.json: the scripts codegen, codegen:check and contract');
}

/** Writes the initial files. Existing files are not changed. */
export async function init(folder: string): Promise<void> {
  const entries = await readdir(TEMPLATE, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const from = join(entry.parentPath, entry.name);
    const name = from.slice(TEMPLATE.length);
    const isOwn = await exists(join(folder, name));
    if (!isOwn) await cp(from, join(folder, name));
    console.log(isOwn ? `${name} already exists` : name);
  }
  await addScripts(folder);
}
