import type { Core } from '@strapi/strapi';
import { readRecord } from '../../learning/cpe/record';
import type { ManagedCpeYear } from '../../generated/types';
import { isoDate } from '@iia/shared/dates';

/** Lists the years, newest first: years that still accept entries, and older ones that have any. */
export async function readCpe(strapi: Core.Strapi, userId: number): Promise<ManagedCpeYear[]> {
  const current = await readRecord(strapi, userId, Number(isoDate(new Date()).slice(0, 4)));
  const years: ManagedCpeYear[] = [];
  for (const year of current.years) {
    const { hours, parts, duties } =
      year === current.year ? current : await readRecord(strapi, userId, year);
    years.push({
      year,
      hours,
      ethicsHours: parts.find(({ part }) => part === 'ethics')?.hours ?? 0,
      missingHours: Math.max(0, ...duties.map(({ missing }) => missing)),
    });
  }
  return years;
}
