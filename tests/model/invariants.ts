import type { Shop } from './Shop';
import { room, taken, usesOf, type State } from './State';

interface Count {
  n: number | string;
}

/** Checks the invariants of every state. @returns a sentence for each violation */
export async function brokenInvariants(shop: Shop, state: State): Promise<string[]> {
  const { api, buyers } = shop;
  const users = buyers.map(({ id }) => id).join(', ');
  const broken: string[] = [];
  const expectSame = (what: string, found: unknown, expected: unknown) => {
    if (found !== expected) broken.push(`${what}: ${String(found)} instead of ${String(expected)}`);
  };
  const counted = async (what: string, sql: string, expected = 0) => {
    const [row] = await api.sql<Count>(sql);
    expectSame(what, Number(row?.n), expected);
  };

  const items = [...new Set(shop.lines.map(({ item }) => item))];
  const rows = await api.sql<{ item_id: string; option_id: string; taken: number }>(
    `select item_id, option_id, taken from order_places where item_id in ('${items.join("', '")}')`,
  );
  for (const key of Object.keys(state.capacities)) {
    const [item = '', option = ''] = key.split(' ');
    const row = rows.find((each) => each.item_id === item && each.option_id === option);
    expectSame(`seats taken of ${key}`, row?.taken ?? 0, taken(state, item, option));
    if (taken(state, item, option) > (state.capacities[key] ?? Infinity)) {
      broken.push(`${key} is oversold`);
    }
  }
  for (const entry of state.entries) {
    if (entry.state === 'waiting' && room(state, entry.item, entry.option) > 0) {
      broken.push(`${entry.id} waits while a seat is free`);
    }
  }
  const uses = await api.sql<{ user_id: number; used: number }>(
    'select user_id, used from discount_uses where discount_id = ?',
    [shop.codeId],
  );
  for (const user of [0, ...buyers.map(({ id }) => id)]) {
    const used = uses.find((row) => row.user_id === user)?.used ?? 0;
    expectSame(`uses of member ${user}`, used, usesOf(state, user === 0 ? undefined : user));
  }

  const own = `o.user_id in (${users})`;
  await counted(
    'orders whose lines do not add up',
    `select count(*) as n from orders o where ${own} and o.subtotal <> (
       select coalesce(sum(l.list_price * l.quantity), 0) from order_lines l where l.order_id = o.id)`,
  );
  await counted(
    'orders whose last change is not their status',
    `select count(*) as n from orders o where ${own} and o.order_status <> coalesce((
       select c.order_status from order_status_changes c where c.order_id = o.id
       order by c.id desc limit 1), '')`,
  );
  await counted(
    'orders that passed a status twice',
    `select count(*) as n from (
       select o.id from orders o join order_status_changes c on c.order_id = o.id
       where ${own} and c.order_status <> 'paid' and c.order_status <> 'cancelled'
       group by o.id, c.order_status having count(*) > 1) twice`,
  );
  await counted(
    'changes of orders without exactly one notification',
    `select count(*) as n from (
       select c.id from order_status_changes c join orders o on o.id = c.order_id
       where ${own} and c.order_status <> (
         select 'completed') and (
         select count(*) from notifications m where m.url like '%' || o.document_id
           and m.kind = 'order_' || case c.order_status when 'pending_payment' then 'placed'
             else c.order_status end) <> (
         select count(*) from order_status_changes s
         where s.order_id = o.id and s.order_status = c.order_status)) unreported`,
  );
  await counted(
    'payments without exactly one email each',
    `select count(*) as n from orders o where ${own} and (
       select count(*) from letters t where t.subject = 'Xác nhận thanh toán đơn hàng ' || o.code) <> (
       select count(*) from order_status_changes c where c.order_id = o.id and c.order_status = 'paid')`,
  );
  await counted(
    'orders paid by another sum than was received',
    `select count(*) as n from orders o where ${own} and o.order_status in ('paid', 'completed')
       and exists (select 1 from order_status_changes c
         where c.order_id = o.id and c.order_status = 'paid' and c.changed_by = 'system')
       and o.total <> (select coalesce(sum(a.amount), 0) from bank_transaction_allocations a
         where a.code = o.code)`,
  );
  await counted(
    'transfers whose allocations are not what they sum up to',
    `select count(*) as n from bank_transactions b where b.allocated <>
       (select coalesce(sum(a.amount), 0) from bank_transaction_allocations a
        where a.bank_transaction_id = b.id)`,
  );
  await counted(
    'transfers that neither pay an order nor are queued for a full refund',
    `select count(*) as n from bank_transactions b where b.state = 'confirmed' and b.amount <>
       b.allocated + (select coalesce(sum(r.amount), 0) from refunds r where r.bank_transaction_id = b.id)`,
  );
  for (const [kind, subject, reached] of [
    ['place_offered', 'Đã có chỗ cho Quý khách: ', 'w.offer_ends_at is not null'],
    ['offer_lapsed', 'Chỗ được giữ đã hết hạn: ', "w.state = 'lapsed'"],
  ] as const) {
    const [row] = await api.sql<Count>(
      `select count(*) as n from waiting_entries w where w.user_id in (${users}) and ${reached}`,
    );
    const reaching = Number(row?.n);
    await counted(
      `notifications ${kind}`,
      `select count(*) as n from notifications where user_id in (${users}) and kind = '${kind}'`,
      reaching,
    );
    await counted(
      `emails “${subject}”`,
      `select count(*) as n from letters t join up_users u on u.email = t.recipient
       where u.id in (${users}) and t.subject like '${subject}%'`,
      reaching,
    );
  }
  return broken;
}
