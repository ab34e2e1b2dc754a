import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Certification, CpePart } from '../../generated/types';
import type { Duty } from './duty';
import { toTenths } from '../../events/attendance/earnedHours';

const DUTY = 'api::cpe.cpe-duty';

const ethics = [{ part: 'ethics', hours: 2 }] as const;

interface DutyRecord {
  certification: Certification;
  practising: boolean;
  validFrom: number;
  hours: number;
  carryOver: number;
  parts: { part: 'ethics'; hours: number }[];
}

const duty = (
  certification: Certification,
  [practising, hours, carryOver]: readonly [boolean, number, number],
  validFrom = 2013,
): DutyRecord => ({
  certification,
  practising,
  validFrom,
  hours,
  carryOver,
  parts: practising ? [...ethics] : [],
});

/** IIA's rules, the initial content of every database; staff maintain them in the panel afterwards. */
const firstDuties: readonly DutyRecord[] = [
  duty('CIA', [true, 40, 20]),
  duty('CIA', [false, 20, 20]),
  duty('CRMA', [true, 20, 10]),
  duty('CRMA', [false, 10, 10]),
  duty('IAP', [true, 20, 10], 2026),
  duty('CCSA', [true, 20, 10]),
  duty('CCSA', [false, 10, 10]),
  duty('CFSA', [true, 20, 10]),
  duty('CFSA', [false, 10, 10]),
  duty('CGAP', [true, 20, 10]),
  duty('CGAP', [false, 10, 10]),
];

const GIVEN = { type: 'core', name: 'cpe_duties', key: 'given' };

/** Once per database: a requirement deleted by staff does not return. */
export async function addFirstDuties(strapi: Core.Strapi): Promise<void> {
  if (await strapi.store?.get(GIVEN)) return;
  await strapi.db.transaction(async () => {
    if ((await strapi.db.query(DUTY).count()) === 0) {
      for (const data of firstDuties) await strapi.documents(DUTY).create({ data });
    }
    await strapi.store?.set({ ...GIVEN, value: true });
  });
}

/** Rejects a second requirement for the same certification, practice and year. */
export function guardDuties(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (uid !== DUTY || (action !== 'create' && action !== 'update')) return next();
    const documentId = action === 'update' ? context.params.documentId : '';
    const rows = await strapi.db.query(DUTY).findMany({});
    const own = rows.find((row) => row.documentId === documentId);
    const data = { ...own, ...params.data } as Partial<DutyRecord>;
    const repeated = rows.some(
      (row) =>
        row !== own &&
        row.certification === data.certification &&
        row.validFrom === data.validFrom &&
        row.practising === (data.practising ?? true),
    );
    if (repeated) {
      throw new errors.ValidationError('Chứng chỉ này đã có yêu cầu áp dụng từ năm đó.');
    }
    return next();
  });
}

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
