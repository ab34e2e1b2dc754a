import type { Core } from '@strapi/strapi';
import { certificatesOf } from '../certificates/readCertificates';
import { cpePracticeInputRules } from '@iia/shared/generated/inputRules/CpePracticeInput';
import type { CertificateState } from '../../generated/types';
import { checkInput } from '../../platform/errors/checkInput';
import { HttpError } from '../../platform/errors/HttpError';
import { insertRows, query } from '../../platform/sql/query';
import { cpeTexts } from './texts';

interface PracticeRow {
  certificate_id: string;
  year: number;
  practising: boolean | number;
}

export type Practice = (
  certificate: { documentId: string; state: CertificateState },
  year: number,
) => boolean;

/** Whether a member practises in a year: the latest choice up to it, by default the certificate's value. */
export async function readPractice(strapi: Core.Strapi, userId: number): Promise<Practice> {
  const rows = await query<PracticeRow>(
    strapi.db.connection,
    'select certificate_id, year, practising from cpe_practice where user_id = ? order by year desc',
    [userId],
  );
  return ({ documentId, state }, year) => {
    const chosen = rows.find((row) => row.certificate_id === documentId && row.year <= year);
    return chosen ? Boolean(chosen.practising) : state !== 'inactive';
  };
}

/** @throws HttpError 400 for bad input, 404 for another member's certificate */
export async function choosePractice(
  strapi: Core.Strapi,
  userId: number,
  body: unknown,
): Promise<void> {
  const { certificate, year, practising } = checkInput(cpePracticeInputRules, body);
  const certificates = await certificatesOf(strapi, userId);
  if (!certificates.some(({ documentId }) => documentId === certificate)) {
    throw new HttpError(404, 'NotFoundError', cpeTexts.certificateNotFound);
  }
  await insertRows(
    strapi.db.connection,
    'cpe_practice',
    { user_id: userId, certificate_id: certificate, year, practising },
    `on conflict (user_id, certificate_id, year) do update set practising = excluded.practising`,
  );
}
