import { VIETNAM_OFFSET_MS } from '@iia/shared/dates';

/**
 * `20261126191500`, in Vietnam, as VNPAY writes moments. The library's own `dateFormat` is wrong unless the server's time
 * zone is UTC.
 */
export function vnpayTime(at: Date): number {
  const local = new Date(at.getTime() + VIETNAM_OFFSET_MS).toISOString();
  return Number(local.slice(0, 19).replace(/\D/g, ''));
}

/** Null for any other text. */
export function readVnpayTime(text: string): Date | null {
  const iso = text.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6+07:00');
  const at = new Date(iso);
  return iso === text || Number.isNaN(at.getTime()) ? null : at;
}
