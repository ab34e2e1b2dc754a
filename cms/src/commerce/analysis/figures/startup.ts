import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { query } from '../../../platform/sql/query';
import { checkFigures } from './checkFigures';
import { refreshFigures } from './refreshFigures';
import type { Source } from './Source';
import { sourcesOf } from './sources';
import { staleTriggers } from './staleTriggers';
import { dropTriggers } from '../../../platform/sql/triggers';

export function dropStaleTriggers(strapi: Core.Strapi): void {
  dropTriggers(strapi, () => staleTriggers(strapi));
}

/** Computes figures of existing rows, and of changed definitions. */
export async function buildFigures(strapi: Core.Strapi): Promise<void> {
  for (const source of sourcesOf(strapi)) {
    await strapi.db.connection.transaction((trx) => buildWhereNew(trx, source));
  }
  await refreshFigures(strapi);
}

async function buildWhereNew(trx: Knex, { name, version, figures, allHours }: Source) {
  await query(
    trx,
    'insert into analysis_sources (name, version) values (?, 0) on conflict do nothing',
    [name],
  );
  const changed = await query(
    trx,
    'update analysis_sources set version = ? where name = ? and version <> ? returning name',
    [version, name, version],
  );
  if (changed.length === 0) return;
  for (const { figure } of figures) {
    await query(trx, 'delete from analysis_figures where figure = ?', [figure]);
  }
  await query(
    trx,
    `insert into analysis_stale (source, hour) select ?, stale.hour
     from (select null as hour where 1 = 0 union ${allHours.join(' union ')}) stale`,
    [name],
  );
}

/** Rebuilds all figures of a source. */
async function rebuildFigures(strapi: Core.Strapi, name: string): Promise<void> {
  await query(strapi.db.connection, 'update analysis_sources set version = 0 where name = ?', [
    name,
  ]);
  await buildFigures(strapi);
}

export async function repairFigures(strapi: Core.Strapi): Promise<void> {
  for (const { source, differences } of await checkFigures(strapi)) {
    strapi.log.error(
      `Aggregates for ${source} were out of sync; rebuilding: ${differences.slice(0, 10).join(', ')}`,
    );
    await rebuildFigures(strapi, source);
  }
}
