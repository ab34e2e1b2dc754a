import type { Core } from '@strapi/strapi';
import { tables } from '../../platform/tables';
import { addMemberSearch } from './memberSearch';
import { sortKeys } from './sortOrders';

/** One for each filter and each sort order of the list of accounts. */
export async function addUserIndexes(strapi: Core.Strapi): Promise<void> {
  const db = strapi.db.connection;
  for (const [name, key] of Object.entries(sortKeys(db))) {
    await db.raw(
      `create index if not exists up_users_by_${name}_ix on ${tables.users} ((${key}), id)`,
    );
  }
  await db.raw(
    `create index if not exists up_users_blocked_ix on ${tables.users} (id) where blocked = true`,
  );
  await db.raw(`create index if not exists up_users_type_ix on ${tables.users} (member_type)`);
  await db.raw(
    `create index if not exists certificate_statuses_certification_ix
     on certificate_statuses (certification)`,
  );
  await addMemberSearch(strapi);
}
