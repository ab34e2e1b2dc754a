import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { itemKindNames } from '@iia/shared/names';
import { formatMoney } from '@iia/shared/numbers';
import type { ImportNote, ImportRow } from '../../generated/types';
import { checkRow } from '../../membership/imports/ImportColumn';
import type { AccountChoice, ImportPlan } from '../../membership/imports/ImportPlan';
import { inBatches } from '../../membership/imports/inBatches';
import type { FileRow } from '../../membership/imports/readFile';
import { importTexts } from '../../membership/imports/texts';
import { placeholders, query } from '../../platform/sql/query';
import { tables } from '../../platform/tables';
import { accountKey } from '../../platform/text/accountKey';
import { orderLineColumns, orderLineRules, type OrderLineValues } from './columns';
import { readSoldItems, soldKey, type SoldItem } from './readSoldItems';
import { type PlannedOrder, writeOrders } from './writeOrders';

/** Before the old number: staff recognize the order, and no transfer's text can contain the code. */
const PREFIX = 'CU-';

interface Line {
  row: number;
  values: OrderLineValues;
}

export interface Buyer {
  id: number;
  email: string;
  full_name: string | null;
  phone: string | null;
  registered: boolean | number;
}

interface StoredOrder {
  id: number;
  document_id: string;
  code: string;
  request_hash: string | null;
}

interface Sources {
  buyers: ReadonlyMap<string, Buyer>;
  items: ReadonlyMap<string, SoldItem>;
  stored: ReadonlyMap<string, StoredOrder>;
  now: Date;
  refusesRegistered: boolean;
}

/** Orders of the old site, as history: they reserve no seats and await no payment. */
export async function planOrders(
  db: Knex,
  rows: readonly FileRow[],
  { refusesRegistered }: AccountChoice,
): Promise<ImportPlan> {
  const checked = rows.map((row) => ({ row, ...checkRow(orderLineRules, orderLineColumns, row) }));
  const orders = new Map<string, { lines: Line[]; refused: ImportRow[] }>();
  for (const { row, value, notes } of checked) {
    const number = (value?.number ?? String(row.values.number)).toUpperCase();
    const order = orders.get(number) ?? { lines: [], refused: [] };
    orders.set(number, order);
    if (value) order.lines.push({ row: row.row, values: value });
    else order.refused.push(refused(row.row, number, notes));
  }
  const lines = [...orders.values()].flatMap((order) => order.lines);
  const sources = {
    buyers: await readBuyers(db, lines),
    items: await readSoldItems(
      db,
      lines.map(({ values }) => values),
    ),
    stored: await readStored(db, [...orders.keys()].map(codeOf)),
    now: new Date(),
    refusesRegistered,
  };
  const planned: PlannedOrder[] = [];
  const outcomes = [...orders].flatMap(([number, order]) => {
    // One invalid line refuses the whole order.
    const bad = [
      ...order.refused,
      ...order.lines.flatMap((line) => refusalsOf(line, order, sources)),
    ];
    return bad.length > 0 ? bad : planOrder(number, order.lines, sources, planned);
  });
  return { rows: outcomes, apply: (trx, { now }) => writeOrders(trx, planned, now) };
}

const codeOf = (number: string): string => `${PREFIX}${number}`;

const refused = (row: number, subject: string, notes: ImportNote[]): ImportRow => ({
  row,
  subject,
  name: '',
  outcome: 'bad',
  notes,
});

function refusalsOf(
  { row, values }: Line,
  { lines }: { lines: readonly Line[] },
  { buyers, items, now, refusesRegistered }: Sources,
): ImportRow[] {
  const notes: ImportNote[] = [];
  const refuse = (column: string, message: string) => notes.push({ column, message });
  const [first] = lines;
  const buyer = buyers.get(accountKey(values.email));
  if (!buyer) {
    refuse('Email', 'Chưa có tài khoản nào dùng email này. Vui lòng chuyển thành viên vào trước.');
  } else if (refusesRegistered && buyer.registered) {
    refuse('Email', importTexts.registeredHere);
  }
  const item = values.slug === null ? undefined : items.get(soldKey(values.kind, values.slug));
  if (item?.endsAt && item.endsAt > now) {
    refuse(
      'Đường dẫn',
      `${itemKindNames[values.kind as keyof typeof itemKindNames]} này chưa diễn ra: đơn cũ không giữ chỗ. Vui lòng để người mua đặt lại trên trang này.`,
    );
  }
  if (values.paidOn !== null && values.paidOn < values.placedOn) {
    refuse('Ngày thanh toán', 'Phải từ ngày đặt trở đi.');
  }
  if (first && first.row !== row) {
    for (const [key, label] of whole) {
      const [own, other] = [values[key], first.values[key]];
      if (own !== null && own !== other) {
        refuse(label, `Khác với dòng ${first.row} của cùng đơn.`);
      }
    }
  }
  const subtotal = sum(lines);
  if (first?.row === row && values.total !== null && values.total > subtotal) {
    refuse(
      'Tổng cộng',
      `Tổng cộng ${formatMoney(values.total)} lớn hơn tiền các dòng ${formatMoney(subtotal)}.`,
    );
  }
  return notes.length > 0 ? [refused(row, values.number, notes)] : [];
}

/** Values that the lines of an order share. */
const whole = [
  ['email', 'Email'],
  ['status', 'Trạng thái'],
  ['placedOn', 'Ngày đặt'],
  ['paidOn', 'Ngày thanh toán'],
  ['total', 'Tổng cộng'],
] as const;

const sum = (lines: readonly Line[]): number =>
  lines.reduce((total, { values }) => total + (values.quantity ?? 1) * values.unitPrice, 0);

function planOrder(
  number: string,
  lines: readonly Line[],
  { buyers, items, stored }: Sources,
  planned: PlannedOrder[],
): ImportRow[] {
  const [first] = lines;
  const buyer = first && buyers.get(accountKey(first.values.email));
  if (!first || !buyer) return [];
  const code = codeOf(number);
  const found = stored.get(code);
  const about = { row: first.row, subject: number, name: buyer.full_name ?? '' };
  const order = {
    code,
    buyer,
    lines: lines.map(({ values }) => ({
      values,
      item: (values.slug && items.get(soldKey(values.kind, values.slug))) || null,
    })),
    digest: digestOf(lines),
  };
  if (found?.request_hash === order.digest) return [{ ...about, outcome: 'unchanged', notes: [] }];
  planned.push({
    ...order,
    stored: found ? { id: Number(found.id), documentId: found.document_id } : null,
  });
  const unlinked = order.lines.filter(({ item }) => item === null);
  const notes = unlinked.map(({ values }) => ({
    column: 'Tên sản phẩm',
    message: `“${values.title}” không có trên trang này: chỉ ghi tên.`,
  }));
  return [{ ...about, outcome: found ? 'changed' : 'added', notes }];
}

/** Differs if the file would write different data. */
const digestOf = (lines: readonly Line[]): string =>
  createHash('sha256')
    .update(JSON.stringify(lines.map(({ values }) => values)))
    .digest('hex');

async function readBuyers(db: Knex, lines: readonly Line[]): Promise<ReadonlyMap<string, Buyer>> {
  const emails = [...new Set(lines.map(({ values }) => accountKey(values.email)))];
  const found = await inBatches(emails, (some) =>
    query<Buyer>(
      db,
      `select id, email, full_name, phone, consent_at is not null as registered from ${tables.users}
       where email in (${placeholders(some.length)})`,
      some,
    ),
  );
  return new Map(found.map((buyer) => [buyer.email, buyer]));
}

async function readStored(
  db: Knex,
  codes: readonly string[],
): Promise<ReadonlyMap<string, StoredOrder>> {
  const found = await inBatches(codes, (some) =>
    query<StoredOrder>(
      db,
      `select id, document_id, code, request_hash from orders
       where code in (${placeholders(some.length)})`,
      some,
    ),
  );
  return new Map(found.map((order) => [order.code, order]));
}
