import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { guardRecords } from '../../platform/panel-writes/guardRecords';
import { refundTexts } from './texts';

/** Read-only in the panel: refunds are closed on the website, with the bank's reference. */
export function guardRefunds(strapi: Core.Strapi): void {
  guardRecords(strapi, {
    uid: 'api::refund.refund',
    status: { field: 'state', table: 'refunds', column: 'state' },
    closed: refundTexts.closed,
    move: () => Promise.reject(new errors.ValidationError(refundTexts.closed)),
  });
}
