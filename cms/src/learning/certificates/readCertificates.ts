import { limits } from '@iia/shared/limits';
import type { Core } from '@strapi/strapi';
import type { CertificateSearch } from './readCertificateSearch';

const certificates = 'api::certificate-status.certificate-status';

/** All public fields; no contact details of the holder. */
const visibleFields = [
  'documentId',
  'number',
  'holderName',
  'certification',
  'state',
  'issuedOn',
  'expiresOn',
  'cpe',
] as const;

type Row = Record<(typeof visibleFields)[number], unknown>;

/** Certificates of holders who opted in. */
export function findCertificates(strapi: Core.Strapi, search: CertificateSearch) {
  return readCertificates(strapi, { ...search, optedIn: true });
}

/** Includes holders who have not opted in. */
export function certificatesOf(strapi: Core.Strapi, userId: number) {
  return readCertificates(strapi, { user: userId });
}

async function readCertificates(strapi: Core.Strapi, where: object) {
  const rows: Row[] = await strapi.db.query(certificates).findMany({
    where,
    select: [...visibleFields],
    orderBy: [{ issuedOn: 'desc' }, { number: 'asc' }],
    limit: limits.certificatesFound,
  });
  // Strapi reserves the name `status`.
  return rows.map((row) => ({
    documentId: row.documentId,
    number: row.number,
    holderName: row.holderName,
    certification: row.certification,
    status: row.state,
    issuedOn: row.issuedOn,
    expiresOn: row.expiresOn,
    cpe: row.cpe,
  }));
}
