export interface TicketId {
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
