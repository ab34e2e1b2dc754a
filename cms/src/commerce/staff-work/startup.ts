import type { Core } from '@strapi/strapi';
import { workSources } from './sources';

/** Partial indexes of open items only: closed ones, whose number only grows, cost nothing. */
export async function addWorkIndexes(strapi: Core.Strapi): Promise<void> {
  for (const { kind, table, since, id = 'id', open, indexed, state } of workSources) {
    if (indexed) continue;
    const columns = [...(state ? [state] : []), since, id];
    await strapi.db.connection.raw(
      `create index if not exists open_work_${kind}_ix on ${table} (${columns.join(', ')})
       where ${open.replaceAll('work.', '')}`,
    );
  }
}
