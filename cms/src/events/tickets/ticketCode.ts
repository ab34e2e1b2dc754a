import { createHash } from 'node:crypto';
import { CODE_ALPHABET } from '../../commerce/billing/paymentCode';
import { environment } from '../../platform/environment';
import { macsOf } from '../../platform/signatures';

interface TicketId {
  /** The order line's documentId. */
  line: string;
  /** From 1. */
  number: number;
}

export const ticketId = ({ line, number }: TicketId): string => `${line}-${number}`;

/** Null for a malformed id. */
export function readTicketId(value: unknown): TicketId | null {
  const match = typeof value === 'string' && /^([a-z0-9]{1,64})-([1-9]\d{0,2})$/i.exec(value);
  return match ? { line: match[1] as string, number: Number(match[2]) } : null;
}

/** 79 bits, infeasible to guess, or to find from its digest. */
const LENGTH = 16;

/**
 * Derived from the ticket's id and the server's keys, so that none is stored: docs/decisions/0112. One for
 * each key, newest first; all are valid.
 */
export function ticketCodes(ticket: string): [string, ...string[]] {
  const keys = environment().secrets.encryptionKeys;
  const [newest, ...older] = macsOf(ticket, { purpose: 'ticket', keys });
  return [codeFrom(newest), ...older.map(codeFrom)];
}

function codeFrom(mac: Buffer): string {
  const base = BigInt(CODE_ALPHABET.length);
  let rest = BigInt(`0x${mac.toString('hex')}`);
  let code = '';
  while (code.length < LENGTH) {
    code += CODE_ALPHABET[Number(rest % base)];
    rest /= base;
  }
  return (code.match(/.{4}/g) ?? []).join('-');
}

/**
 * By this digest a check-in device recognizes a code without knowing other codes; as in
 * `src/pages/attendance/check-in`.
 */
export const digestOf = (code: string): string =>
  createHash('sha256').update(code.replaceAll('-', '')).digest('hex').slice(0, 32);
