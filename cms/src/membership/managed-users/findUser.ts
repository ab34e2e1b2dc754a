import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { HttpError } from '../../platform/errors/HttpError';
import { query } from '../../platform/sql/query';
import { tables } from '../../platform/tables';
import { managedTexts } from './texts';

/** The row id of an account. @throws HttpError 404 for an unknown `documentId` */
export async function findUser(db: Knex | Core.Strapi, documentId: unknown): Promise<number> {
  const [user] = await query<{ id: number }>(
    'raw' in db ? db : db.db.connection,
    `select id from ${tables.users} where document_id = ?`,
    [typeof documentId === 'string' ? documentId : ''],
  );
  if (!user) throw new HttpError(404, 'NotFoundError', managedTexts.notFound);
  return user.id;
}
