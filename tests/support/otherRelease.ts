import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApi, cmsFolder } from './buildApi';

interface Changes {
  version: string;
  minimumRelease?: string;
  /** Attributes added to content types or replaced in them, by `api/type`. */
  attributes?: Record<string, Record<string, object>>;
  /** A content type that this release does not have. */
  type?: { name: string; attributes: Record<string, object> };
}

/**
 * This content server, compiled, with another version and other content types. Its code is the same, so different
 * behaviour of two releases is not covered.
 */
export interface OtherRelease {
  folder: string;
  remove(): Promise<void>;
}

export async function otherRelease(changes: Changes): Promise<OtherRelease> {
  await buildApi();
  const folder = await mkdtemp(join(tmpdir(), 'release-'));
  const scripts = (await readdir(cmsFolder)).filter((name) => name.endsWith('.mjs'));
  const isPanel = (path: string) => path === join(cmsFolder, 'dist', 'build');
  // The code locates its folder by its real path, so it must not be a link.
  for (const name of ['dist', 'package.json', ...scripts]) {
    await cp(join(cmsFolder, name), join(folder, name), {
      recursive: true,
      filter: (path) => !isPanel(path),
    });
  }
  for (const name of ['fonts', 'node_modules', 'public', 'sample']) {
    await symlink(join(cmsFolder, name), join(folder, name));
  }
  await symlink('dist/database', join(folder, 'database'));
  const edit = async (path: string, change: (text: string) => string) => {
    const file = join(folder, path);
    await writeFile(file, change(await readFile(file, 'utf8')));
  };
  await edit('package.json', (text) =>
    JSON.stringify({ ...(JSON.parse(text) as object), version: changes.version }),
  );
  if (changes.minimumRelease !== undefined) {
    const code = `exports.minimumRelease = ${JSON.stringify(changes.minimumRelease)};\n`;
    await edit('dist/src/platform/release/minimumRelease.js', () => code);
  }
  for (const [type, attributes] of Object.entries(changes.attributes ?? {})) {
    const [api = '', name = ''] = type.split('/');
    await edit(`dist/src/api/${api}/content-types/${name}/schema.json`, (text) => {
      const schema = JSON.parse(text) as { attributes: object };
      return JSON.stringify({ ...schema, attributes: { ...schema.attributes, ...attributes } });
    });
  }
  if (changes.type) await addType(folder, changes.type);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function addType(
  folder: string,
  { name, attributes }: NonNullable<Changes['type']>,
): Promise<void> {
  const place = join(folder, 'dist/src/api', name, 'content-types', name);
  await mkdir(place, { recursive: true });
  const info = { singularName: name, pluralName: `${name}s`, displayName: name };
  const options = { draftAndPublish: false };
  const schema = { kind: 'collectionType', collectionName: `${name}s`, info, options, attributes };
  await writeFile(join(place, 'schema.json'), JSON.stringify(schema));
}
