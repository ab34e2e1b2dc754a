import type { Core } from '@strapi/strapi';
import { discountTexts } from './texts';
import { fieldError } from '../../platform/panel-writes/guardRecords';

const DISCOUNT = 'api::discount.discount';

interface DiscountFields {
  code?: unknown;
  type?: unknown;
  value?: unknown;
  maxAmount?: unknown;
  startsAt?: unknown;
  endsAt?: unknown;
  forCourses?: unknown;
  forDocuments?: unknown;
  forSeminars?: unknown;
}

/** Upper-cases codes written by editors and rejects contradictory terms. */
export function guardDiscounts(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (uid !== DISCOUNT || (action !== 'create' && action !== 'update')) return next();
    const data = (params.data ?? {}) as DiscountFields;
    if (typeof data.code === 'string') data.code = data.code.toUpperCase();
    const documentId = action === 'update' ? context.params.documentId : null;
    const before =
      documentId && (await strapi.db.query(DISCOUNT).findOne({ where: { documentId } }));
    rejectContradictions({ ...(before as DiscountFields | null), ...data });
    return next();
  });
}

function rejectContradictions(fields: DiscountFields): void {
  const { type, value, maxAmount, startsAt, endsAt } = fields;
  if (type === 'percent' && Number(value) > 100) reject('value', discountTexts.percentTooHigh);
  if (type === 'amount' && maxAmount != null) reject('maxAmount', discountTexts.maxOfAmount);
  if (startsAt && endsAt && moment(endsAt) <= moment(startsAt)) {
    reject('endsAt', discountTexts.endsBeforeStart);
  }
  // An unset kind is included, as by default in the content type.
  const kinds = [fields.forCourses, fields.forDocuments, fields.forSeminars];
  if (kinds.every((applies) => applies === false)) reject('forCourses', discountTexts.noKind);
}

function moment(value: unknown): number {
  return new Date(value as string | Date).getTime();
}

function reject(field: keyof DiscountFields, message: string): never {
  throw fieldError(field, message);
}
