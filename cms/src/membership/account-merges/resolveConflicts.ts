import type { Knex } from 'knex';
import { revokeCertificate } from '../../events/attendance/issueCertificate';
import { readSeats } from '../memberships/seats/seatRows';
import { HttpError } from '../../platform/errors/HttpError';
import { placeholders, query, toDate, type Stamp } from '../../platform/sql/query';
import { mergeTexts } from './texts';

/** Row ids. */
export interface Pair {
  keep: number;
  remove: number;
}

/**
 * Deletes or merges rows of the closed account that conflict with a row of the other. Call it before
 * the rows are moved, with both accounts locked.
 * @throws HttpError 409 if the rules cannot decide
 */
export async function resolveConflicts(trx: Knex, pair: Pair, now: Date): Promise<void> {
  const lesson = ['course_id', 'lesson_id'];
  await dropLater(trx, pair, { table: 'lesson_progress', key: lesson, moment: 'done_at' });
  await dropLater(trx, pair, { table: 'lesson_openings', key: lesson, moment: 'opened_at' });
  // Each account may have one in progress.
  await query(trx, 'delete from quiz_attempts where user_id = ? and submitted_at is null', [
    pair.remove,
  ]);
  await joinCourses(trx, pair);
  await dropRemoved(trx, pair, 'cpe_practice', ['certificate_id', 'year']);
  await dropRemoved(trx, pair, 'reminders', ['kind', 'day']);
  await addDiscountUses(trx, pair);
  await dropKeys(trx, pair);
  await settleCertificates(trx, pair);
  await settleWaiting(trx, pair, now);
  await settleSeats(trx, pair, now);
}

interface Keyed {
  table: string;
  key: readonly string[];
  moment: string;
}

const sameKey = (key: readonly string[]) =>
  key.map((column) => `other.${column} = mine.${column}`).join(' and ');

/** The earlier row wins. */
async function dropLater(trx: Knex, { keep, remove }: Pair, keyed: Keyed): Promise<void> {
  const { table, key, moment } = keyed;
  const later = (comparison: string) =>
    `delete from ${table} as mine where mine.user_id = ? and exists (
       select 1 from ${table} other where other.user_id = ? and ${sameKey(key)}
         and other.${moment} ${comparison} mine.${moment})`;
  await query(trx, later('<='), [remove, keep]);
  await query(trx, later('<'), [keep, remove]);
}

/** The remaining account's value wins. */
async function dropRemoved(
  trx: Knex,
  { keep, remove }: Pair,
  table: string,
  key: readonly string[],
): Promise<void> {
  await query(
    trx,
    `delete from ${table} as mine where mine.user_id = ? and exists (
       select 1 from ${table} other where other.user_id = ? and ${sameKey(key)})`,
    [remove, keep],
  );
}

interface CourseRow {
  user_id: number;
  course_id: string;
  last_lesson: string;
  last_at: Stamp;
  completed_at: Stamp | null;
  declared_at: Stamp | null;
}

function earlier(...stamps: readonly (Stamp | null)[]): Date | null {
  const [first = null] = stamps
    .flatMap((stamp) => (stamp === null ? [] : [toDate(stamp)]))
    .sort((one, other) => Number(one) - Number(other));
  return first;
}

/** The lesson opened last, and the earlier completion. */
async function joinCourses(trx: Knex, { keep, remove }: Pair): Promise<void> {
  const rows = await query<CourseRow>(
    trx,
    'select user_id, course_id, last_lesson, last_at, completed_at, declared_at from course_progress where user_id in (?, ?)',
    [keep, remove],
  );
  const remaining = new Map(
    rows.filter((row) => row.user_id === keep).map((row) => [row.course_id, row]),
  );
  for (const row of rows.filter(({ user_id: id }) => id === remove)) {
    const own = remaining.get(row.course_id);
    if (!own) continue;
    const latest = toDate(row.last_at) > toDate(own.last_at) ? row : own;
    const completed = earlier(row.completed_at, own.completed_at);
    const declared = earlier(row.declared_at, own.declared_at);
    await query(trx, 'delete from course_progress where user_id = ? and course_id = ?', [
      remove,
      row.course_id,
    ]);
    await query(
      trx,
      `update course_progress set last_lesson = ?, last_at = ?, completed_at = ?, declared_at = ?
       where user_id = ? and course_id = ?`,
      [latest.last_lesson, toDate(latest.last_at), completed, declared, keep, row.course_id],
    );
  }
}

/** Both accounts' uses count against the limit of one member. */
async function addDiscountUses(trx: Knex, pair: Pair): Promise<void> {
  const { keep, remove } = pair;
  await query(
    trx,
    `update discount_uses set used = used + coalesce((
       select other.used from discount_uses other
       where other.discount_id = discount_uses.discount_id and other.user_id = ?), 0)
     where user_id = ?`,
    [remove, keep],
  );
  await dropRemoved(trx, pair, 'discount_uses', ['discount_id']);
}

/** A key lets a retry find its row; a closed account never retries. */
async function dropKeys(trx: Knex, { remove }: Pair): Promise<void> {
  for (const [table, id] of [
    ['orders', 'document_id'],
    ['renew_requests', 'document_id'],
    ['cpe_entries', 'id'],
  ] as const) {
    await query(trx, `update ${table} set idempotency_key = ${id} where user_id = ?`, [remove]);
  }
}

interface CertificateRow {
  user_id: number;
  kind: 'course' | 'seminar';
  subject_id: string;
}

/**
 * Of two valid certificates for one course or seminar the earlier stays; the other is revoked with
 * its hours.
 */
async function settleCertificates(trx: Knex, { keep, remove }: Pair): Promise<void> {
  const rows = await query<CertificateRow>(
    trx,
    `select user_id, kind, subject_id from attendance_certificates
     where user_id in (?, ?) and revoked_at is null order by issued_at, id`,
    [keep, remove],
  );
  const valid = new Set<string>();
  for (const { user_id: userId, kind, subject_id: subjectId } of rows) {
    const key = `${kind} ${subjectId}`;
    if (valid.has(key)) {
      await revokeCertificate(trx, { userId, kind, subjectId }, mergeTexts.merged);
    }
    valid.add(key);
  }
}

interface EntryRow {
  id: number;
  item_document_id: string;
  option_id: string;
  state: 'waiting' | 'offered';
}

/** Keeps the offer; if there is none, the better position. */
async function settleWaiting(trx: Knex, { keep, remove }: Pair, now: Date): Promise<void> {
  const rows = await query<EntryRow>(
    trx,
    `select id, item_document_id, option_id, state from waiting_entries
     where user_id in (?, ?) and state in ('waiting', 'offered')
     order by case state when 'offered' then 0 else 1 end, id`,
    [keep, remove],
  );
  const lines = new Set<string>();
  for (const { id, item_document_id: item, option_id: option, state } of rows) {
    const line = `${item} ${option}`;
    if (lines.has(line)) {
      // Ending an offer would give its seat to another member.
      if (state === 'offered') throw new HttpError(409, 'TwoOffers', mergeTexts.twoOffers);
      await query(
        trx,
        "update waiting_entries set state = 'left', updated_at = ? where id = ? and state = 'waiting'",
        [now, id],
      );
    }
    lines.add(line);
  }
}

/**
 * Keeps one of two seats in the same company: the one accepted first, and an accepted seat rather than
 * an invitation. A company has no seat in its own membership.
 */
async function settleSeats(trx: Knex, { keep, remove }: Pair, now: Date): Promise<void> {
  const merged = (id: number | null) => (id === remove ? keep : id);
  const seats = await readSeats(trx, '(s.company_id in (?, ?) or s.holder_id in (?, ?))', [
    keep,
    remove,
    keep,
    remove,
  ]);
  const known = new Set<string>();
  const ended: number[] = [];
  const acceptance = ({ acceptedAt }: (typeof seats)[number]) => acceptedAt?.getTime() ?? Infinity;
  for (const seat of seats.sort((one, other) =>
    acceptance(one) === acceptance(other) ? 0 : acceptance(one) - acceptance(other),
  )) {
    const company = merged(seat.companyId);
    const holder = merged(seat.holderId);
    const keys = [
      `${company} ${seat.email}`,
      ...(holder === null ? [] : [`${company} #${holder}`]),
    ];
    const doubled = holder === null ? known.has(keys[0] ?? '') : known.has(keys[1] ?? '');
    if (doubled || company === holder) ended.push(seat.id);
    else for (const key of keys) known.add(key);
  }
  if (ended.length === 0) return;
  await query(
    trx,
    `update membership_seats set ended_at = ?, ended_by = 'system', token_hash = null, updated_at = ?
     where id in (${placeholders(ended.length)})`,
    [now, now, ...ended],
  );
}
