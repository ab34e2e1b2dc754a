import type { Core } from '@strapi/strapi';
import { downloadLink } from '../../platform/downloads/downloadLink';
import { HttpError } from '../../platform/errors/HttpError';
import { readCertificates, type AttendanceCertificate } from './attendanceCertificate';
import { certificatePdf } from './certificatePdf';
import { attendanceTexts } from './texts';
import type { Download } from '../../generated/types';

const fileName = (number: string): string => `Giấy chứng nhận ${number}.pdf`;

/** @throws HttpError 404 for a certificate that is missing, revoked or owned by another member */
async function requireOwn(
  strapi: Core.Strapi,
  userId: number,
  id: unknown,
): Promise<AttendanceCertificate> {
  const [found] =
    typeof id === 'string'
      ? await readCertificates(
          strapi.db.connection,
          'id = ? and user_id = ? and revoked_at is null',
          [id, userId],
        )
      : [];
  if (!found) throw new HttpError(404, 'NotFoundError', attendanceTexts.notFound);
  return found;
}

/** @throws HttpError 404 for a certificate that is missing, revoked or owned by another member */
export async function linkToCertificate(
  strapi: Core.Strapi,
  userId: number,
  id: unknown,
): Promise<Download> {
  const { documentId, number } = await requireOwn(strapi, userId, id);
  return downloadLink({ purpose: 'certificate', subject: documentId, userId }, fileName(number));
}

/**
 * Renders the PDF when the link is opened.
 *
 * @throws HttpError 404 if it was revoked since the link was created
 */
export async function openCertificate(
  strapi: Core.Strapi,
  userId: number,
  id: string,
): Promise<{ name: string; type: string; body: Buffer }> {
  const certificate = await requireOwn(strapi, userId, id);
  return {
    name: fileName(certificate.number),
    type: 'application/pdf',
    body: await certificatePdf(strapi, certificate),
  };
}
