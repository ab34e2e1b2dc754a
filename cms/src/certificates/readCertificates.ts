import { limits } from '../generated/limits';
import type { Core } from '@strapi/strapi';
import type { CertificateSearch } from './readCertificateSearch';

const certificates = 'api::certificate-status.certificate-status';

/** All that anybody is told of a certificate; nothing by which its holder could be reached. */
const shownFields = [
  'documentId',
  'number',
  'holderName',
  'certification',
  'state',
  'issuedOn',
  'expiresOn',
  'cpe',
] as const;

type Row = Record<(typeof shownFields)[number], unknown>;

/** Certificates of holders who let themselves be found. */
export function findCertificates(strapi: Core.Strapi, search: CertificateSearch) {
  return readCertificates(strapi, { ...search, optedIn: true });
}

/** A member's own, found by others or not. */
export function certificatesOf(strapi: Core.Strapi, userId: number) {
  return readCertificates(strapi, { user: userId });
}

async function readCertificates(strapi: Core.Strapi, where: object) {
  const rows: Row[] = await strapi.db.query(certificates).findMany({
    where,
    select: [...shownFields],
    orderBy: [{ issuedOn: 'desc' }, { number: 'asc' }],
    limit: limits.certificatesFound,
  });
  // Strapi keeps the word `status` for itself: the attribute has another.
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
