import type { Core } from '@strapi/strapi';
import { certificatesOf } from '../certificates/readCertificates';
import { limits } from '@iia/shared/limits';
import type {
  Certification,
  CertificateState,
  CpePart,
  CpeEntry,
  CpeRecord,
} from '../../generated/types';
import { isoDate, startOfDay } from '@iia/shared/dates';
import { readWhole } from '../../platform/query/readValues';
import { query } from '../../platform/sql/query';
import { readEntries } from './cpeEntry';
import { dutyProgress, totalOf, type DutyProgress, type Earned } from './duty';
import { toHours } from '../../events/attendance/earnedHours';
import { readOffers } from './offers';
import { readPractice } from './practice';
import { readDuties } from './duties';

interface CertificateRow {
  documentId: string;
  number: string;
  certification: Certification;
  status: CertificateState;
  issuedOn: string;
}

export interface CpeDuty extends DutyProgress {
  certificate: string;
  number: string;
  certification: Certification;
  practising: boolean;
}

/** @throws HttpError 400 for a bad year */
export function readYear(value: unknown): number {
  const current = Number(isoDate(new Date()).slice(0, 4));
  return readWhole(value, 'year', 2000, current, current);
}

/** A member's CPE hours of a year against the requirements of each certificate they hold. */
export async function readRecord(
  strapi: Core.Strapi,
  userId: number,
  year: number,
): Promise<CpeRecord> {
  const now = new Date();
  const [stored, earned, before, years, duties] = await Promise.all([
    entriesOf(strapi, userId, year),
    earnedIn(strapi, userId, year),
    earnedIn(strapi, userId, year - 1),
    yearsOf(strapi, userId, now),
    dutiesOf(strapi, userId),
  ]);
  const progress = duties(year, earned, before);
  const missing = {
    hours: progress.some((duty) => duty.missing > 0),
    ethics: progress.some(ethicsMissing),
  };
  return {
    year,
    years,
    hours: toHours(totalOf(earned)),
    parts: Object.entries(earned).map(([part, tenths]) => ({
      part: part as CpePart,
      hours: toHours(tenths),
    })),
    duties: progress.map(inHours),
    entries: stored,
    offers:
      (missing.hours || missing.ethics) && year === years[0]
        ? await readOffers(strapi, userId, {
            now,
            until: startOfDay(`${year + 1}-01-01`),
            missing,
          })
        : [],
  };
}

const ethicsMissing = ({ parts }: DutyProgress): boolean =>
  parts.some(({ part, missing }) => part === 'ethics' && missing > 0);

export async function entriesOf(
  strapi: Core.Strapi,
  userId: number,
  year: number,
): Promise<CpeEntry[]> {
  const stored = await readEntries(
    strapi.db.connection,
    'entry.user_id = ? and entry.day between ? and ?',
    [userId, `${year}-01-01`, `${year}-12-31`],
  );
  return stored.map(({ entry }) => entry);
}

async function earnedIn(strapi: Core.Strapi, userId: number, year: number): Promise<Earned> {
  const rows = await query<{ part: CpePart; tenths: number | string }>(
    strapi.db.connection,
    `select part, sum(tenths) as tenths from cpe_entries
     where user_id = ? and day between ? and ? and revoked_at is null group by part order by part`,
    [userId, `${year}-01-01`, `${year}-12-31`],
  );
  return Object.fromEntries(rows.map(({ part, tenths }) => [part, Number(tenths)]));
}

/** The current year and the previous ones for which entries are allowed; older ones if they have any. */
async function yearsOf(strapi: Core.Strapi, userId: number, now: Date): Promise<number[]> {
  const [row] = await query<{ first: string | null }>(
    strapi.db.connection,
    'select min(day) as first from cpe_entries where user_id = ?',
    [userId],
  );
  const current = Number(isoDate(now).slice(0, 4));
  const first = Math.min(current - limits.cpeYears + 1, Number(row?.first?.slice(0, 4) ?? current));
  return Array.from({ length: current - first + 1 }, (_, index) => current - index);
}

async function dutiesOf(strapi: Core.Strapi, userId: number) {
  const [duties, certificates, practises] = await Promise.all([
    readDuties(strapi),
    certificatesOf(strapi, userId) as Promise<CertificateRow[]>,
    readPractice(strapi, userId),
  ]);
  return (year: number, earned: Earned, before: Earned): CpeDuty[] =>
    certificates.map(({ documentId, number, certification, status, issuedOn }) => {
      const certificate = { documentId, certification, state: status, issuedOn };
      const practising = practises(certificate, year);
      return {
        certificate: documentId,
        number,
        certification,
        practising,
        ...dutyProgress(
          duties,
          certificate,
          { year, practising, earned },
          { year: year - 1, practising: practises(certificate, year - 1), earned: before },
        ),
      };
    });
}

function inHours({ required, earned, carried, missing, parts, ...duty }: CpeDuty): CpeDuty {
  return {
    ...duty,
    required: toHours(required),
    earned: toHours(earned),
    carried: toHours(carried),
    missing: toHours(missing),
    parts: parts.map((each) => ({
      part: each.part,
      required: toHours(each.required),
      earned: toHours(each.earned),
      missing: toHours(each.missing),
    })),
  };
}
