import type { Knex } from 'knex';
import { randomInt } from 'node:crypto';
import { placeholders, query } from '../../../platform/sql/query';
import { tables } from '../../../platform/tables';
import { foldText } from '@iia/shared/foldText';
import { inBatches } from '../inBatches';

/** Leaves space for a number: user names have 30 characters at most. */
const LENGTH = 24;

/**
 * A free user name for each address or wanted name, from its part before the `@`; members log in by
 * either.
 */
export async function newUsernames(db: Knex, wanted: readonly string[]): Promise<string[]> {
  const stems = wanted.map(stemOf);
  const names = [...stems];
  const taken = new Set<string>();
  for (;;) {
    const used = await inBatches([...new Set(names)], (some) =>
      query<{ username: string }>(
        db,
        `select username from ${tables.users} where username in (${placeholders(some.length)})`,
        some,
      ),
    );
    for (const { username } of used) taken.add(username);
    const given = new Set<string>();
    let isSettled = true;
    names.forEach((name, index) => {
      if (taken.has(name) || given.has(name)) {
        names[index] = `${stems[index]}-${randomInt(1000, 100_000)}`;
        isSettled = false;
      }
      given.add(names[index] ?? '');
    });
    if (isSettled) return names;
  }
}

function stemOf(wanted: string): string {
  const stem = foldText(wanted.split('@')[0] ?? '')
    .replace(/[^a-z0-9._-]/g, '')
    .slice(0, LENGTH);
  return stem.length < 3 ? `hoi-vien${stem}` : stem;
}
