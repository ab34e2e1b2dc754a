import { badField } from '../platform/errors/Fault';

/** Null for an impossible id. @throws Fault 400 if missing */
export function readItemId(id: unknown): string | null {
  if (id === undefined || id === '') throw badField('id', 'Thiếu mã nội dung.');
  return typeof id === 'string' && /^[a-z0-9]{1,64}$/i.test(id) ? id : null;
}
