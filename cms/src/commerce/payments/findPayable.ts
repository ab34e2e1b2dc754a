import type { Knex } from 'knex';
import { placeholders, query } from '../../platform/sql/query';
import { truncatedCodes, joinedCodes, paymentCodes } from './paymentCodesInText';

/** An order or a membership request that a transfer may pay. */
export interface Payable {
  kind: 'order' | 'request';
  id: string;
  code: string;
  /** Đồng. */
  total: number;
  status: string;
}

/** Their codes share one column of 255 characters. */
const MAX_SEVERAL = 20;

interface PayableRow extends Omit<Payable, 'total'> {
  total: number | string;
}

const columns = {
  order: `'order' as kind, document_id as id, code, total, order_status as status from orders`,
  request: `'request' as kind, document_id as id, code, price as total, request_status as status from renew_requests`,
};

/**
 * Finds the orders and requests named in the text, also if the bank cut, joined or split its words.
 * Whole codes take precedence; reconstructed codes count only if they are unambiguous.
 * @returns `several`: two or more orders and requests that may be paid together; `code`: the code
 * read from the text, even if nothing has that code
 */
export async function findPayable(
  db: Knex,
  { description, amount }: { description: string; amount: number },
): Promise<{ payable: Payable | null; several: Payable[]; code: string | null }> {
  const whole = paymentCodes(description);
  const named = await findByCodes(db, whole);
  const candidates =
    named.length > 0
      ? named
      : [
          ...(await findByCodes(db, joinedCodes(description))),
          ...(await findTruncated(db, truncatedCodes(description), amount)),
        ];
  const codes = new Set(candidates.map(({ code }) => code));
  const [payable] = candidates;
  if (payable && codes.size === 1) return { payable, several: [], code: payable.code };
  const code = codes.size === 0 && whole.length === 1 ? (whole[0] ?? null) : null;
  return { payable: null, several: named.length <= MAX_SEVERAL ? named : [], code };
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

/** Orders and requests that await exactly this amount and whose code begins with one of these prefixes. */
async function findTruncated(
  db: Knex,
  starts: readonly string[],
  amount: number,
): Promise<Payable[]> {
  const between = `code >= ? and code <= ?`;
  const found = await Promise.all(
    starts.map((start) =>
      query<PayableRow>(
        db,
        `select ${columns.order} where ${between} and order_status = 'pending_payment' and total = ?
         union all
         select ${columns.request} where ${between} and request_status = 'pending_payment' and price = ?`,
        [start, `${start}ZZ`, amount, start, `${start}ZZ`, amount],
      ),
    ),
  );
  return found.flat().map(toPayable);
}

function toPayable({ total, ...row }: PayableRow): Payable {
  return { ...row, total: Number(total) };
}
