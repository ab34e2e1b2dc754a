import type { Core } from '@strapi/strapi';
import { NotPrepared } from '../commandMode';
import { compareReleases } from './compareReleases';
import { readMinimum, releaseTable, requireRelease, type Releases } from './requireRelease';

/**
 * For a command: loads Strapi without changing the database, which servers may be using. A normal start synchronizes
 * tables, and Strapi's plugins add permissions, tokens and settings, some of which the server then removes. The load
 * fails unless a server of this release has prepared the database.
 */
export function loadWithoutWriting(strapi: Core.Strapi, releases: Releases): void {
  const nothing = () => Promise.resolve();
  for (const name of ['strapi::content-types.beforeSync', 'strapi::content-types.afterSync']) {
    // Strapi's own delete drafts, among others. Ours are registered later.
    const hook = strapi.hook(name);
    for (const handler of hook.getHandlers()) hook.delete(handler);
  }
  strapi.db.schema.sync = async () => {
    if (!(await isPrepared(strapi, releases))) throw new NotPrepared();
    // Writes nothing, since such a server has stored the minimum.
    await requireRelease(strapi.db.connection, releases);
    return 'UNCHANGED';
  };
  Object.assign(strapi.store, { set: nothing });
  for (const part of ['modules', 'admin'] as const) {
    Object.assign(strapi.get<object>(part), { bootstrap: nothing });
  }
}

async function isPrepared({ db }: Core.Strapi, { minimum }: Releases): Promise<boolean> {
  if (!(await db.getSchemaConnection().hasTable(releaseTable))) return false;
  const storedMinimum = await readMinimum(db.connection);
  if (storedMinimum === undefined || compareReleases(minimum, storedMinimum) > 0) return false;
  if (await db.migrations.shouldRun()) return false;
  const { schema, schemaStorage } = db.schema;
  const stored = await schemaStorage.read();
  return stored?.hash === schemaStorage.hashSchema(schema);
}
