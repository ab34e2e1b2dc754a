import type { Core } from '@strapi/strapi';
import type { Certification, CpePart } from '../../generated/types';
import type { Duty } from './duty';
import { toTenths } from '../../events/attendance/hours';

interface DutyRow {
  certification: Certification;
  practising: boolean;
  validFrom: number;
  /** PostgreSQL returns decimals as text. */
  hours: number | string;
  carryOver: number | string;
  parts: { part: CpePart; hours: number | string }[];
}

/** All requirements of all certifications: a few dozen rows, maintained by staff. */
export async function readDuties(strapi: Core.Strapi): Promise<Duty[]> {
  const rows: DutyRow[] = await strapi.db
    .query('api::cpe.cpe-duty')
    .findMany({ populate: { parts: true } });
  return rows.map(({ certification, practising, validFrom, hours, carryOver, parts }) => ({
    certification,
    practising,
    validFrom,
    tenths: toTenths(Number(hours)),
    carryOver: toTenths(Number(carryOver)),
    parts: parts.map((each) => ({ part: each.part, tenths: toTenths(Number(each.hours)) })),
  }));
}
