import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { orderTexts } from './texts';

interface Group {
  key?: unknown;
  options?: readonly { key?: unknown }[] | null;
}

/**
 * Refuses a seminar in which two groups, or two options of whatever group, have one key: places are
 * counted by it, so both would be sold from the same count and against either's limit.
 */
export function guardOptionKeys(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const { uid, action, params } = context;
    if (uid === 'api::seminar.seminar' && (action === 'create' || action === 'update')) {
      const { orderOptionGroup } = (params.data ?? {}) as { orderOptionGroup?: unknown };
      const groups = Array.isArray(orderOptionGroup) ? (orderOptionGroup as Group[]) : [];
      refuseRepeated(groups);
      refuseRepeated(groups.flatMap(({ options }) => options ?? []));
    }
    return next();
  });
}

function refuseRepeated(parts: readonly { key?: unknown }[]): void {
  const seen = new Set<unknown>();
  for (const { key } of parts) {
    // What has no key yet is told so by its own field.
    if (typeof key !== 'string') continue;
    if (seen.has(key)) throw new errors.ValidationError(orderTexts.optionKeyRepeated(key));
    seen.add(key);
  }
}
