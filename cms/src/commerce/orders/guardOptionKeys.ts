import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { orderTexts } from './texts';

interface Group {
  key?: unknown;
  options?: readonly { key?: unknown }[] | null;
}

/** Seats are counted by key, so options with the same key would share one count and limit. */
export function guardOptionKeys(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const { uid, action, params } = context;
    if (uid === 'api::seminar.seminar' && (action === 'create' || action === 'update')) {
      const { orderOptionGroup } = (params.data ?? {}) as { orderOptionGroup?: unknown };
      const groups = Array.isArray(orderOptionGroup) ? (orderOptionGroup as Group[]) : [];
      rejectRepeated(groups);
      rejectRepeated(groups.flatMap(({ options }) => options ?? []));
    }
    return next();
  });
}

function rejectRepeated(parts: readonly { key?: unknown }[]): void {
  const seen = new Set<unknown>();
  for (const { key } of parts) {
    // A missing key is reported by its own field.
    if (typeof key !== 'string') continue;
    if (seen.has(key)) throw new errors.ValidationError(orderTexts.optionKeyRepeated(key));
    seen.add(key);
  }
}
