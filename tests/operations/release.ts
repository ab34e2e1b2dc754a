import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/run.mjs';

/** An unpacked release. */
export interface Release {
  folder: string;
  version: string;
  /** Whether it has what `laterRelease` adds. */
  hasAdditions?: true;
}

/** The newest artefact of `npm run release`, which this runs first unless `RELEASE` names one. */
export function releaseArchive({ isShort }: { isShort: boolean }): string {
  const given = process.env['RELEASE'];
  if (given) return given;
  const words = [join(root, 'scripts/release.mjs'), ...(isShort ? ['--fast'] : [])];
  execFileSync(process.execPath, words, { stdio: 'inherit' });
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  return join(root, 'release', `iia-vietnam-${version}.tar.gz`);
}

export function unpack(archive: string, into: string): Release {
  mkdirSync(into, { recursive: true });
  execFileSync('tar', ['-C', into, '-xzf', archive]);
  const [name = ''] = readdirSync(into);
  const folder = join(into, name);
  const { version } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as Release;
  return { folder, version };
}

/**
 * A later release: this one with another content type and column of orders. Its code is the same, so this does not show
 * that the code of two releases works on one database; for that, `NEXT` names a real one.
 */
export function laterRelease({ folder }: Release, into: string): Release {
  if (process.env['NEXT']) return unpack(process.env['NEXT'], into);
  const version = '99.0.0';
  const copy = join(into, `iia-vietnam-${version}`);
  mkdirSync(into, { recursive: true });
  // Links save the time of writing half a gigabyte.
  execFileSync('cp', ['-al', folder, copy]);
  unlock(copy);
  edit(join(copy, 'cms/package.json'), (manifest) => ({ ...manifest, version }));
  edit(join(copy, 'cms/dist/src/api/order/content-types/order/schema.json'), (schema) => ({
    ...schema,
    attributes: { ...(schema['attributes'] as object), salesChannel: { type: 'string' } },
  }));
  writeFileSync(join(copy, 'dist/client', newAsset), 'export {};\n');
  const place = join(copy, 'cms/dist/src/api/campaign/content-types/campaign');
  mkdirSync(place, { recursive: true });
  const schema = {
    kind: 'collectionType',
    collectionName: 'campaigns',
    info: { singularName: 'campaign', pluralName: 'campaigns', displayName: 'Campaign' },
    options: { draftAndPublish: false },
    attributes: { title: { type: 'string' }, banner: { type: 'media', multiple: false } },
  };
  writeFileSync(join(place, 'schema.json'), JSON.stringify(schema));
  return { folder: copy, version, hasAdditions: true };
}

/** A script of the later release only. */
export const newAsset = '/assets/only-in-later-release.js';

/** Makes the folders of a read-only release writable, so that files can be added and removed. */
export function unlock(folder: string): void {
  execFileSync('find', [folder, '-type', 'd', '-exec', 'chmod', 'u+w', '{}', '+']);
}

type Json = Record<string, unknown>;

function edit(file: string, change: (content: Json) => Json): void {
  const changed = change(JSON.parse(readFileSync(file, 'utf8')) as Json);
  rmSync(file);
  writeFileSync(file, JSON.stringify(changed));
}

export const copyNode = (to: string): void => cpSync(process.execPath, to);
