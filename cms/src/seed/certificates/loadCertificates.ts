import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { nameKey } from '../../platform/text/nameKey';
import { readBuyers } from '../members/loadMembers';
import { linkTable } from '../linkTable';
import { createRandom } from '../random';
import { planCertificates } from './planCertificates';

const CERTIFICATE = 'api::certificate-status.certificate-status';
const COUNT = 200;
/** Chosen so that the first member holds a public CIA and a CRMA. */
const SEED = 19_740_833;
const BATCH = 100;
const DOCUMENT_ID = 'abcdefghijklmnopqrstuvwxyz0123456789';

export async function loadCertificates(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  day: Date,
): Promise<void> {
  const random = createRandom(SEED);
  const holders = await readBuyers(strapi, trx);
  const certificates = planCertificates(COUNT, holders, random, day);
  const { tableName } = strapi.db.metadata.get(CERTIFICATE);
  const rows = certificates.map((certificate) => ({
    document_id: `c${random.text(DOCUMENT_ID, 23)}`,
    number: certificate.number,
    holder_name: certificate.holderName,
    holder_key: nameKey(certificate.holderName),
    certification: certificate.certification,
    state: certificate.state,
    issued_on: certificate.issuedOn,
    expires_on: certificate.expiresOn,
    cpe: certificate.cpe,
    opted_in: certificate.optedIn,
    created_at: day,
    updated_at: day,
    published_at: day,
  }));
  await trx.batchInsert(tableName, rows, BATCH);

  const { table, from, to } = linkTable(strapi, CERTIFICATE, 'user');
  const inserted: { id: number; number: string }[] = await trx(tableName).select('id', 'number');
  const idOf = new Map(inserted.map(({ id, number }) => [number, id]));
  const links = certificates
    .filter(({ userId }) => userId !== null)
    .map(({ number, userId }) => ({ [from]: idOf.get(number), [to]: userId }));
  await trx.batchInsert(table, links, BATCH);
}
