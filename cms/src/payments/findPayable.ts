import type { Knex } from 'knex';
import { placeholders, query } from '../platform/sql/query';
import { cutCode, gluedCodes, paymentCodes } from './purpose';

/** An order or a membership request, as what a transfer may pay. */
export interface Payable {
  kind: 'order' | 'request';
  id: string;
  code: string;
  /** Đồng. */
  total: number;
  status: string;
}

interface PayableRow extends Omit<Payable, 'total'> {
  total: number | string;
}

const columns = {
  order: `'order' as kind, document_id as id, code, total, order_status as status from orders`,
  request: `'request' as kind, document_id as id, code, price as total, request_status as status from renew_requests`,
};

/**
 * What the text names, also where the bank cut or joined its words. A code that is whole counts more than
 * one pieced together.
 * @returns `code` is what the text reads as, even if nothing has that code
 */
export async function findPayable(
  db: Knex,
  { description, amount }: { description: string; amount: number },
): Promise<{ payable: Payable | null; code: string | null }> {
  const whole = paymentCodes(description);
  const codes = whole.length > 0 ? whole : gluedCodes(description);
  const found = await findByCodes(db, codes);
  if (found.length === 1 && found[0]) return { payable: found[0], code: found[0].code };
  if (found.length > 1) return { payable: null, code: null };
  const payable = codes.length === 0 ? await findCut(db, description, amount) : null;
  return { payable, code: payable?.code ?? (whole.length === 1 ? (whole[0] ?? null) : null) };
}

export async function findByCodes(db: Knex, codes: readonly string[]): Promise<Payable[]> {
  if (codes.length === 0) return [];
  const where = `where code in (${placeholders(codes.length)})`;
  const rows = await query<PayableRow>(
    db,
    `select ${columns.order} ${where} union all select ${columns.request} ${where}`,
    [...codes, ...codes],
  );
  return rows.map(toPayable);
}

/** The one that awaits exactly this amount, and whose code begins like this. */
async function findCut(db: Knex, description: string, amount: number): Promise<Payable | null> {
  const start = cutCode(description);
  if (start === null) return null;
  const between = `code >= ? and code <= ?`;
  const rows = await query<PayableRow>(
    db,
    `select ${columns.order} where ${between} and order_status = 'pending_payment' and total = ?
     union all
     select ${columns.request} where ${between} and request_status = 'pending_payment' and price = ?`,
    [start, `${start}ZZ`, amount, start, `${start}ZZ`, amount],
  );
  return rows.length === 1 && rows[0] ? toPayable(rows[0]) : null;
}

function toPayable({ total, ...row }: PayableRow): Payable {
  return { ...row, total: Number(total) };
}
