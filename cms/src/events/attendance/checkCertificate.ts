import type { Core } from '@strapi/strapi';
import { checkAttendanceInputRules } from '../../generated/inputRules/CheckAttendanceInput';
import { checkInput } from '../../platform/errors/checkInput';
import { badField, HttpError } from '../../platform/errors/HttpError';
import { readCertificates, type AttendanceCertificate } from './attendanceCertificate';
import { readVerificationCode } from './codes';
import { attendanceTexts } from './texts';

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
