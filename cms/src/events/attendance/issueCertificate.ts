import type { Knex } from 'knex';
import { addEarnedHours, revokeEarnedHours } from './earnedHours';
import { newDocumentId } from '../../platform/sql/documentIds';
import { insertRows, query } from '../../platform/sql/query';
import { tables } from '../../platform/tables';
import { randomInt } from 'node:crypto';
import { CODE_ALPHABET } from '../../commerce/billing/paymentCode';

interface Attendance {
  userId: number;
  kind: 'course' | 'seminar';
  /** A course or seminar. */
  subjectId: string;
  title: string;
  /** The member's own name if null. */
  holderName: string | null;
  tenths: number;
  /** Ethics hours among them. */
  ethicsTenths: number;
  /** `2026-07-05`. */
  day: string;
}

const characters = (count: number): string =>
  Array.from({ length: count }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');

/** `GCN-2026-7K3QX9A4`. */
export const newCertificateNumber = (year: string): string => `GCN-${year}-${characters(8)}`;

/** Four groups of five characters, 99 bits, infeasible to guess. */
export const newVerificationCode = (): string =>
  Array.from({ length: 4 }, () => characters(5)).join('-');

/** The code in its stored form, in whatever spelling it was typed; null if it is malformed. */
export function readVerificationCode(typed: string): string | null {
  const text = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return text.length === 20 ? (text.match(/.{5}/g) ?? []).join('-') : null;
}

/**
 * Issues a certificate of attendance with its CPE hours, unless a valid one exists. Call it in the
 * transaction that completes the attendance.
 * @returns whether it was issued now
 */
export async function issueCertificate(trx: Knex, attendance: Attendance): Promise<boolean> {
  const { userId, kind, subjectId, title, tenths, day } = attendance;
  const now = new Date();
  const certificateId = newDocumentId();
  const inserted = await insertRows(
    trx,
    'attendance_certificates',
    {
      id: certificateId,
      number: newCertificateNumber(day.slice(0, 4)),
      code: newVerificationCode(),
      user_id: userId,
      kind,
      subject_id: subjectId,
      title,
      holder_name: attendance.holderName ?? (await nameOf(trx, userId)),
      tenths,
      completed_on: day,
      issued_at: now,
    },
    'on conflict (kind, subject_id, user_id) where revoked_at is null do nothing returning id',
  );
  if (inserted.length === 0) return false;
  await addEarnedHours(trx, { ...attendance, certificateId, now });
  return true;
}

/** Revokes a member's valid certificate with its hours; the record keeps both, with the reason. */
export async function revokeCertificate(
  trx: Knex,
  { userId, kind, subjectId }: Pick<Attendance, 'userId' | 'kind' | 'subjectId'>,
  reason: string,
): Promise<void> {
  const now = new Date();
  const revoked = await query<{ id: string }>(
    trx,
    `update attendance_certificates set revoked_at = ?, revoked_reason = ?
     where user_id = ? and kind = ? and subject_id = ? and revoked_at is null returning id`,
    [now, reason, userId, kind, subjectId],
  );
  for (const { id } of revoked) await revokeEarnedHours(trx, id, reason, now);
}

async function nameOf(trx: Knex, userId: number): Promise<string> {
  const [row] = await query<{ full_name: string | null; username: string }>(
    trx,
    `select full_name, username from ${tables.users} where id = ?`,
    [userId],
  );
  return row?.full_name || row?.username || '';
}
