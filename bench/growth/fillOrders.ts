import type { TestApi } from '../../tests/support/startApi';

/** How large a database is to be made. */
export interface Size {
  orders: number;
  members: number;
}

interface Owner {
  id: number;
  /** How many of the orders are theirs. */
  orders: number;
}

const DAY_MS = 86_400_000;
const DAYS = 730;

const names = [
  ['Nguyễn Thị Hoa', 'nguyen thi hoa'],
  ['Trần Văn Minh', 'tran van minh'],
  ['Lê Quang Khải', 'le quang khai'],
  ['Phạm Thu Trang', 'pham thu trang'],
  ['Đỗ Minh Châu', 'do minh chau'],
] as const;

/** What the two databases write differently. */
function dialectOf({ database }: TestApi) {
  const postgres = database === 'postgres';
  return {
    series: (count: number) =>
      postgres
        ? `generate_series(1::bigint, ${count}) as s(i)`
        : `(with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count}) select i from n) s`,
    moment: (ms: string) =>
      postgres ? `(to_timestamp((${ms}) / 1000.0) at time zone 'UTC')` : `(${ms})`,
    yes: postgres ? 'true' : '1',
    no: postgres ? 'false' : '0',
  };
}

const oneOf = (values: readonly string[]) =>
  `case s.i % ${values.length} ${values.map((value, at) => `when ${at} then '${value}'`).join(' ')} end`;

/**
 * Two years of members and orders, each of one line of the item, written by statements of the database
 * itself: a million orders take minutes, placing them would take hours. `owner` has many of them.
 */
export async function fillOrders(
  api: TestApi,
  { orders, members }: Size,
  owner: Owner,
  item: string,
): Promise<void> {
  const from = Date.now() - DAYS * DAY_MS;
  await addMembers(api, members, from);
  const [first] = await api.sql<{ id: number }>(
    "select min(id) as id from up_users where username like 'lon-%'",
  );
  await setOrderTriggers(api, 'disable');
  await addOrders(api, { orders, members, from, first: first?.id ?? 0, owner });
  await addParts(api, item);
  await setOrderTriggers(api, 'enable');
  await api.sql(api.database === 'postgres' ? 'vacuum analyze' : 'analyze');
  if (api.database === 'postgres') await api.restart();
}

/**
 * On PostgreSQL the notes of stale figures join all rows of a statement, which for a million takes longer than
 * summing everything as at a first start.
 */
async function setOrderTriggers(api: TestApi, to: 'disable' | 'enable'): Promise<void> {
  if (api.database !== 'postgres') return;
  for (const table of ['orders', 'order_lines', 'order_status_changes']) {
    await api.sql(`alter table ${table} ${to} trigger analysis_orders_${table}_insert`);
  }
  await api.sql('update analysis_sources set version = 0');
}

async function addMembers(api: TestApi, members: number, from: number): Promise<void> {
  const { series, moment, yes, no } = dialectOf(api);
  const joined = moment(`${from} + s.i * ${Math.floor((DAYS * DAY_MS) / members)}`);
  const name = oneOf(names.map(([full]) => full));
  const folded = oneOf(names.map(([, text]) => text));
  await api.sql(
    `insert into up_users
       (document_id, username, email, provider, password, confirmed, blocked, full_name, phone,
        member_type, member_expires_at, search_text, sort_title, created_at, updated_at, published_at)
     select 'lon' || s.i, 'lon-' || s.i, 'lon-' || s.i || '@lon.example', 'local', 'x', ${yes}, ${no},
        ${name}, '0912345678', ${oneOf(['none', 'individual', 'individual', 'student', 'corporate'])},
        case when s.i % 5 = 0 then null else ${moment(`${Date.now()} + (s.i % 400 - 30) * ${DAY_MS}`)} end,
        ' ' || ${folded} || ' lon ' || s.i || ' example', ${folded}, ${joined}, ${joined}, ${joined}
     from ${series(members)}`,
  );
  await api.sql(
    `insert into up_users_role_lnk (user_id, role_id)
     select u.id, r.id from up_users u, up_roles r
     where u.username like 'lon-%' and r.type = 'authenticated'`,
  );
}

interface OrderPlan extends Size {
  from: number;
  /** The lowest id of the members made. */
  first: number;
  owner: Owner;
}

async function addOrders(
  api: TestApi,
  { orders, members, from, first, owner }: OrderPlan,
): Promise<void> {
  const { series, moment } = dialectOf(api);
  const placed = moment(`${from} + s.i * ${Math.floor((DAYS * DAY_MS) / orders)}`);
  // Every so many orders one of the owner's, so that theirs are of all times.
  const step = Math.floor(orders / owner.orders);
  await api.sql(
    `insert into orders
       (document_id, code, order_status, placed_at, pay_before, subtotal, discounts, total, item_count,
        first_title, user_id, customer_name, customer_email, customer_phone, idempotency_key,
        request_hash, created_at, updated_at, published_at)
     select 'lon' || s.i, 'DHL' || s.i,
        case when s.i % 500 = 0 then 'pending_payment' when s.i % 20 = 1 then 'cancelled'
             when s.i % 50 = 2 then 'refunded' else 'completed' end,
        ${placed}, ${moment(String(Date.now() + 3 * DAY_MS))}, 1000000, '[]', 1000000, 1, 'Kiểm toán nội bộ căn bản',
        case when s.i % ${step} = 0 then ${owner.id} else ${first} + s.i % ${members} end,
        'Nguyễn Thị Hoa', 'hoa@lon.example', '0912345678', 'lon' || s.i, '', ${placed}, ${placed}, ${placed}
     from ${series(orders)}`,
  );
}

async function addParts(api: TestApi, item: string): Promise<void> {
  const lon = "where o.document_id like 'lon%'";
  await api.sql(
    `insert into order_lines
       (document_id, order_id, position, kind, item_document_id, slug, title, quantity, list_price,
        unit_price, amount, created_at, updated_at, published_at)
     select 'd' || o.document_id, o.id, 0, 'course', ?, 'kiem-toan-noi-bo', o.first_title, 1, 1000000,
        1000000, 1000000, o.placed_at, o.placed_at, o.placed_at
     from orders o ${lon}`,
    [item],
  );
  const change = (mark: string, status: string, by: string, where: string) =>
    api.sql(
      `insert into order_status_changes
         (document_id, order_id, order_status, changed_at, changed_by, created_at, updated_at, published_at)
       select '${mark}' || o.document_id, o.id, ${status}, o.placed_at, '${by}', o.placed_at, o.placed_at,
          o.placed_at
       from orders o ${lon} ${where}`,
    );
  await change('a', "'pending_payment'", 'buyer', '');
  await change('b', "'paid'", 'staff', "and o.order_status in ('completed', 'refunded')");
  await change('c', 'o.order_status', 'staff', "and o.order_status <> 'pending_payment'");
}
