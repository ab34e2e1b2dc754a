import type { Core } from '@strapi/strapi';
import { readOwnedItems, type OwnedItem, type OwnedKind } from '../../commerce/ownership/ownership';
import { HttpError, badField } from '../../platform/errors/HttpError';

/** @throws HttpError 404 if the member does not own the item */
export async function requireOwned(
  strapi: Core.Strapi,
  userId: number,
  kind: OwnedKind,
  id: unknown,
): Promise<OwnedItem> {
  const itemId = readItemId(id);
  const [owned] =
    itemId === null ? [] : await readOwnedItems(strapi.db.connection, userId, kind, itemId);
  if (!owned) throw notOwned(kind);
  return owned;
}

export function notOwned(kind: OwnedKind): HttpError {
  const message =
    kind === 'course'
      ? 'Không tìm thấy khoá học này trong các khoá Quý khách đã mua.'
      : 'Không tìm thấy tài liệu này trong các tài liệu Quý khách đã mua.';
  return new HttpError(404, 'NotFoundError', message);
}

/** Null for an impossible id. @throws HttpError 400 if missing */
export function readItemId(id: unknown): string | null {
  if (id === undefined || id === '') throw badField('id', 'Thiếu mã nội dung.');
  return typeof id === 'string' && /^[a-z0-9]{1,64}$/i.test(id) ? id : null;
}
