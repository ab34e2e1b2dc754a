import { badField } from '../platform/errors/Fault';

/** The item that `?id=` names; null for what cannot be anything's id. @throws Fault 400 without one */
export function readItemId(id: unknown): string | null {
  if (id === undefined || id === '') throw badField('id', 'Thiếu mã nội dung.');
  return typeof id === 'string' && /^[a-z0-9]{1,64}$/i.test(id) ? id : null;
}
