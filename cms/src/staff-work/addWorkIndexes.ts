import type { Core } from '@strapi/strapi';
import { workSources } from './sources';

/** Of what is open only: what is done, which only grows, costs them nothing. */
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
