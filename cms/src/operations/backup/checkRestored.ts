import type { Knex } from 'knex';
import {
  memberOwner,
  panelOwner,
  tablesOf,
  type FactorOwner,
} from '../../identity/credentials/second-factor/FactorOwner';
import { unseal } from '../../identity/credentials/second-factor/sealedSecret';
import { environment } from '../../platform/environment';
import { openStore } from '../../platform/files/openStore';
import { query } from '../../platform/sql/query';
import { withConnection } from '../../platform/sql/withConnection';
import { readFileNames } from './dumpDatabase';
import { differences, readFacts } from './facts';
import { secretDigests, type Manifest } from './manifest';

/**
 * Compares the configured database, folders and secrets with the backup.
 * @returns one sentence for each difference
 */
export function checkRestored(manifest: Manifest): Promise<string[]> {
  return withConnection(async (db) => [
    ...differences(manifest.facts, await readFacts(db)),
    ...(await missingFiles(db, manifest)),
    ...otherSecrets(manifest),
    ...(await unreadableFactors(db)),
  ]);
}

async function missingFiles(db: Knex, manifest: Manifest): Promise<string[]> {
  const present = new Set<string>();
  const store = await openStore(environment().files);
  for await (const { key } of store.list()) present.add(key);
  const known = new Set(manifest.missingFiles);
  return (await readFileNames(db))
    .filter((name) => !present.has(name) && !known.has(name))
    .map((name) => `The file ${name} is missing.`);
}

/** What each secret protects. */
const consequences: Readonly<Record<string, string>> = {
  ENCRYPTION_KEY: 'authenticator apps, recovery codes and printed tickets made with it are invalid',
  JWT_SECRET: 'sessions opened with it have ended',
};

function otherSecrets({ secrets }: Manifest): string[] {
  const current = secretDigests();
  return Object.entries(secrets)
    .filter(([name, digests]) => digests.some((digest) => !current[name]?.includes(digest)))
    .map(([name]) => `${name} lacks a key of the backup: ${consequences[name] ?? ''}.`);
}

async function unreadableFactors(db: Knex): Promise<string[]> {
  const unreadable: string[] = [];
  for (const ownerOf of [memberOwner, panelOwner]) {
    const { factors } = tablesOf(ownerOf(0));
    const rows = await query<{ user_id: number; secret: string | null }>(
      db,
      `select user_id, secret from ${factors}`,
    );
    const broken = rows.filter(({ user_id: id, secret }) => !isReadable(secret, ownerOf(id)));
    if (broken.length > 0) unreadable.push(`${broken.length} rows of ${factors} cannot be read.`);
  }
  return unreadable;
}

const isReadable = (secret: string | null, owner: FactorOwner): boolean =>
  secret === null || unseal(secret, owner) !== null;
