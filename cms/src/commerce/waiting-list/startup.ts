import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { lockSeats } from '../seats/seats';
import { offerSeats } from './offerSeats';
import { waitingTexts } from './texts';
import { isRead } from '../../platform/panel-writes/guardRecords';

const ENTRY = 'api::waiting-list.waiting-entry';
const ITEMS: readonly string[] = ['api::course.course', 'api::seminar.seminar'];
/** Writes that may raise a published item's number of seats. */
const WRITES: readonly string[] = ['update', 'publish'];

export function guardEntries(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (context.uid === ENTRY && !isRead(context.action)) {
      throw new errors.ForbiddenError(waitingTexts.entriesAreJoined);
    }
    return next();
  });
}

/** In the editor's transaction, so that nobody else can order a seat before it is offered. */
export function offerAddedSeats(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (!ITEMS.includes(context.uid) || !WRITES.includes(context.action)) return next();
    const { documentId } = context.params as { documentId: string };
    return strapi.db.transaction(async ({ trx }) => {
      const result = await next();
      await lockSeats(trx as Knex.Transaction, [documentId]);
      await offerSeats(strapi, trx as Knex.Transaction, [documentId]);
      return result;
    });
  });
}
