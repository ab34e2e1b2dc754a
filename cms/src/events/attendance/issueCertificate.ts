import type { Knex } from 'knex';
import { addEarnedHours, revokeEarnedHours } from './earnedHours';
import { newDocumentId } from '../../platform/sql/documentIds';
import { insertRows, query } from '../../platform/sql/query';
import { tables } from '../../platform/tables';
import { newCertificateNumber, newVerificationCode } from './codes';

export interface Attendance {
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
    [
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
    ],
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
