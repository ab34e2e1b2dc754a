import { tables } from '../../platform/tables';
import { dutyOf, type Duty } from './duty';

interface Sql {
  sql: string;
  bindings: string[];
}

const kinds = [true, false] as const;

/**
 * Excludes nothing. Without a limit PostgreSQL merges a query into the one around it, and reads each
 * column again for each condition.
 */
const ALL = `limit ${Number.MAX_SAFE_INTEGER}`;

/** Certificates that may have a requirement in a year: not revoked, and issued in an earlier year. */
const held = `${tables.certificateHolders} held
  join certificate_statuses certificate on certificate.id = held.certificate_status_id
  where certificate.state <> 'revoked' and certificate.issued_on < ?`;

/** A select of the ids of accounts for which `shortOfHours` may be true, without duplicates. */
export const mayBeShort = (year: number): Sql => ({
  sql: `select distinct held.user_id as id from ${held}`,
  bindings: [`${year}-01-01`],
});

/**
 * An SQL condition on an account `u`: one of its certificates lacks hours for a year, as
 * `dutyProgress` counts.
 */
export function shortOfHours(duties: readonly Duty[], year: number): Sql {
  const parts = [...new Set(duties.flatMap((duty) => duty.parts.map(({ part }) => part)))];
  const earned = (of: number, part = '') =>
    `(select coalesce(sum(entry.tenths), 0) from cpe_entries entry
      where entry.user_id = u.id and entry.day between '${of}-01-01' and '${of}-12-31'
        and entry.revoked_at is null ${part === '' ? '' : `and entry.part = '${part}'`})`;
  const practises = (of: number) =>
    `coalesce((select practice.practising from cpe_practice practice
       where practice.user_id = u.id and practice.certificate_id = certificate.document_id
         and practice.year <= ${of} order by practice.year desc limit 1),
       certificate.state <> 'inactive')`;
  const columns = [
    'certificate.certification',
    'certificate.issued_on',
    `${practises(year)} as practises`,
    `${practises(year - 1)} as practised`,
    `${earned(year)} as earned`,
    `${earned(year - 1)} as earned_before`,
    ...parts.map((part) => `${earned(year, part)} as earned_${part}`),
  ];
  const shortfalls = [...new Set(duties.map(({ certification }) => certification))].flatMap(
    (certification) =>
      kinds.flatMap((practising) => {
        const duty = dutyOf(duties, certification, year, practising);
        if (!duty) return [];
        const carried = carriedInto(duty, duties, year);
        const missing = [
          `${duty.tenths} - ${carried} - earned > 0`,
          ...duty.parts.map(({ part, tenths }) => `earned_${part} < ${tenths}`),
        ];
        return `(certification = '${certification}' and practises = ${String(practising)}
          and (${missing.join(' or ')}))`;
      }),
  );
  return {
    sql: `exists (select 1 from (select ${columns.join(', ')} from ${held} and held.user_id = u.id ${ALL}) due
      where ${shortfalls.length === 0 ? '1 = 0' : shortfalls.join(' or ')})`,
    bindings: [`${year}-01-01`],
  };
}

/** SQL of the previous year's excess. */
function carriedInto(duty: Duty, duties: readonly Duty[], year: number): string {
  const cases = kinds.flatMap((practised) => {
    const before = dutyOf(duties, duty.certification, year - 1, practised);
    if (!before) return [];
    const excess = `earned_before - ${before.tenths}`;
    const when = `practised = ${String(practised)} and issued_on < '${year - 1}-01-01'`;
    return [
      `when ${when} and ${excess} > ${duty.carryOver} then ${duty.carryOver}`,
      `when ${when} and ${excess} > 0 then ${excess}`,
    ];
  });
  return cases.length === 0 ? '0' : `(case ${cases.join(' ')} else 0 end)`;
}
