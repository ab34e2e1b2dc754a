import type { Knex } from 'knex';
import { toHours } from './earnedHours';
import { isoDate } from '@iia/shared/dates';
import { placeholders, query, toDate, type Row, type Stamp } from '../../platform/sql/query';
import { rowReader } from '../../platform/sql/rowReader';
import type { Core } from '@strapi/strapi';
import { checkAttendanceInputRules } from '@iia/shared/generated/inputRules/CheckAttendanceInput';
import { checkInput } from '../../platform/errors/checkInput';
import { badField, HttpError } from '../../platform/errors/HttpError';
import { readVerificationCode } from './issueCertificate';
import { attendanceTexts } from './texts';

export interface AttendanceCertificate {
  documentId: string;
  number: string;
  code: string;
  kind: 'course' | 'seminar';
  /** A course or seminar. */
  subjectId: string;
  title: string;
  holderName: string;
  hours: number;
  completedOn: string;
  revokedOn: string | null;
  revokedReason: string | null;
}

const toCertificate = rowReader<AttendanceCertificate>()(
  [
    'documentId',
    'number',
    'code',
    'kind',
    'subjectId',
    'title',
    'holderName',
    'completedOn',
    'revokedReason',
  ],
  {
    hours: toHours,
    revokedOn: (at: Stamp | null) => (at === null ? null : isoDate(toDate(at))),
  },
);

/** Latest first; the whole certificate, with its holder's name. */
export async function readCertificates(
  db: Knex,
  where: string,
  bindings: readonly (string | number)[],
): Promise<AttendanceCertificate[]> {
  const rows = await query<Row>(
    db,
    `select id as document_id, number, code, kind, subject_id, title, holder_name, tenths as hours,
            completed_on, revoked_at as revoked_on, revoked_reason
     from attendance_certificates where ${where} order by issued_at desc, id`,
    bindings,
  );
  return rows.map(toCertificate);
}

export type CertificateView = Pick<AttendanceCertificate, 'documentId' | 'number' | 'code'>;

/** Fields visible to its holder. */
export const certificateView = ({
  documentId,
  number,
  code,
}: AttendanceCertificate): CertificateView => ({ documentId, number, code });

/** A member's valid certificates of these courses or seminars, by subject. */
export async function validCertificates(
  db: Knex,
  userId: number,
  kind: 'course' | 'seminar',
  subjects: readonly string[],
): Promise<Map<string, CertificateView>> {
  if (subjects.length === 0) return new Map();
  const found = await readCertificates(
    db,
    `user_id = ? and kind = ? and revoked_at is null
     and subject_id in (${placeholders(subjects.length)})`,
    [userId, kind, ...subjects],
  );
  return new Map(found.map((each) => [each.subjectId, certificateView(each)]));
}

type CheckedCertificate = Pick<
  AttendanceCertificate,
  'number' | 'holderName' | 'kind' | 'title' | 'hours' | 'completedOn' | 'revokedOn'
>;

/**
 * Public fields of a certificate, for anyone with its code.
 *
 * @throws HttpError 400 for a malformed code, 404 for an unknown one
 */
export async function checkCertificate(
  strapi: Core.Strapi,
  body: unknown,
): Promise<CheckedCertificate> {
  const { code: typed } = checkInput(checkAttendanceInputRules, body);
  const code = readVerificationCode(typed);
  if (code === null) throw badField('code', attendanceTexts.notACode);
  const [found] = await readCertificates(strapi.db.connection, 'code = ?', [code]);
  if (!found) throw new HttpError(404, 'NotFoundError', attendanceTexts.unknownCode);
  const { number, holderName, kind, title, hours, completedOn, revokedOn } = found;
  return { number, holderName, kind, title, hours, completedOn, revokedOn };
}
