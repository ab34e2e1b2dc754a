import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

interface User {
  uid: string;
  field: string;
  displayName: string;
}

/**
 * Refuses to delete a record that others require, e.g. a category that still has posts. Strapi itself
 * refuses to publish without one (`strictRelations` in config/api.ts).
 */
export function guardRelations(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    if (action !== 'delete') return next();
    const { documentId } = params as { documentId: string };
    for (const { uid: user, field, displayName } of usersOf(strapi, uid)) {
      const used: unknown = await strapi.db
        .query(user)
        .findOne({ where: { [field]: { documentId } }, select: ['id'] });
      if (used) {
        throw new errors.ValidationError(
          `Không thể xoá: “${displayName}” còn bản ghi dùng mục này. Quý khách vui lòng chuyển các bản ghi ấy sang mục khác trước.`,
        );
      }
    }
    return next();
  });
}

/** The types that require a record of this type. */
function usersOf(strapi: Core.Strapi, target: string): User[] {
  return Object.values(strapi.contentTypes).flatMap(({ uid, info, attributes }) =>
    Object.entries(attributes)
      .filter(([, attribute]) => isRequiredRelationTo(target, attribute))
      .map(([field]) => ({ uid, field, displayName: info.displayName })),
  );
}

function isRequiredRelationTo(target: string, attribute: unknown): boolean {
  const { type, target: its, required } = attribute as Record<string, unknown>;
  return type === 'relation' && its === target && required === true;
}
