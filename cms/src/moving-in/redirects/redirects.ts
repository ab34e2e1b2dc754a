import type { Knex } from 'knex';
import { insertRows, placeholders, query, toDate, type Stamp } from '../../platform/sql/query';
import { oldPathKey } from './paths';

export interface Redirect {
  /** `oldPathKey`. */
  from: string;
  /** A path of this site. */
  to: string;
}

/** Limits the memory of each host, which stores all of them. */
export const MAX_REDIRECTS = 20_000;

/** All redirects by their old path. */
export async function readRedirects(db: Knex): Promise<Map<string, string>> {
  const rows = await query<{ old_path: string; new_path: string }>(
    db,
    `select old_path, new_path from redirects order by old_path limit ${MAX_REDIRECTS}`,
  );
  return new Map(rows.map((row) => [row.old_path, row.new_path]));
}

/** The target of a path as the host resolves it: with its query, else without. */
function nextOf(redirects: ReadonlyMap<string, string>, key: string): string | undefined {
  return redirects.get(key) ?? redirects.get(key.split('?', 1)[0] ?? '');
}

/** Redirects lead to their final address. @returns null if following them never ends */
export function finalTarget(redirects: ReadonlyMap<string, string>, from: string): string | null {
  const seen = new Set<string>();
  let target = from;
  for (;;) {
    const key = oldPathKey(target);
    if (key === null || seen.has(key)) return null;
    seen.add(key);
    const next = nextOf(redirects, key);
    if (next === undefined) return target;
    target = next;
  }
}

interface Version {
  count: number | string;
  latest: Stamp | null;
}

let listed: { version: string; json: string } | undefined;

/**
 * Redirects to their final addresses, without those that never end, as JSON `[{ from, to }]`. Computed once for each
 * change, since the endpoint is public.
 */
export async function redirectsAsJson(db: Knex): Promise<string> {
  const [version] = await query<Version>(
    db,
    'select count(*) as count, max(changed_at) as latest from redirects',
  );
  const key = `${version?.count} ${version?.latest && toDate(version.latest).toISOString()}`;
  if (listed?.version !== key) {
    const redirects = await readRedirects(db);
    const ended = [...redirects.keys()].flatMap((from) => {
      const to = finalTarget(redirects, from);
      return to === null ? [] : { from, to };
    });
    listed = { version: key, json: JSON.stringify(ended) };
  }
  return listed.json;
}

const BATCH = 500;

/** Adds redirects, or replaces those of the same old paths. */
export async function saveRedirects(
  trx: Knex,
  redirects: readonly Redirect[],
  now: Date,
): Promise<void> {
  for (let at = 0; at < redirects.length; at += BATCH) {
    await insertRows(
      trx,
      'redirects',
      redirects
        .slice(at, at + BATCH)
        .map(({ from, to }) => ({ old_path: from, new_path: to, changed_at: now })),
      'on conflict (old_path) do update set new_path = excluded.new_path, changed_at = excluded.changed_at',
    );
  }
}

export async function deleteRedirects(trx: Knex, paths: readonly string[]): Promise<void> {
  for (let at = 0; at < paths.length; at += BATCH) {
    const some = paths.slice(at, at + BATCH);
    await query(
      trx,
      `delete from redirects where old_path in (${placeholders(some.length)})`,
      some,
    );
  }
}
