import { badField } from '../../platform/errors/HttpError';

/** Null for an impossible id. @throws HttpError 400 if missing */
export function readItemId(id: unknown): string | null {
  if (id === undefined || id === '') throw badField('id', 'Thiếu mã nội dung.');
  return typeof id === 'string' && /^[a-z0-9]{1,64}$/i.test(id) ? id : null;
}
