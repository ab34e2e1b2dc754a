import type { Core } from '@strapi/strapi';
import type { Mail } from './Mail';
import { writeMail } from './writeMail';

/** Writes an email of a limited kind that anyone can trigger; the response does not wait for it. */
export function sendUnsolicited(strapi: Core.Strapi, mail: Mail): void {
  strapi.db.connection
    .transaction((trx) => writeMail(trx, [mail]))
    .catch((error: unknown) => strapi.log.error(error));
}
