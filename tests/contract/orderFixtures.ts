import { createHmac, randomUUID } from 'node:crypto';
import { callApi, type ApiResponse } from '../server/callApi';
import type { TestApi } from '../server/startApi';

const day = 24 * 60 * 60 * 1000;

export function inDays(days: number): Date {
  return new Date(Date.now() + days * day);
}

// Playwright loads this file too, and finds no named exports in the server's modules.
const isoDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
const vietnamOffset = 7 * 60 * 60 * 1000;

let made = 0;

function nextId(kind: string): string {
  made += 1;
  return `${kind}${String(made).padStart(6, '0')}${process.pid}`;
}

/** Inserts a row and returns its id; `undefined` fields are omitted. */
export async function insert(
  api: TestApi,
  table: string,
  fields: Record<string, unknown>,
): Promise<number> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  const columns = entries.map(([name]) => `"${name}"`).join(', ');
  const marks = entries.map(() => '?').join(', ');
  const [row] = await api.sql<{ id: number }>(
    `insert into ${table} (${columns}) values (${marks}) returning id`,
    entries.map(([, value]) => value),
  );
  if (!row) throw new Error(`Nothing was inserted into ${table}.`);
  return row.id;
}

interface ItemFields {
  price?: number;
  member_price?: number | null;
  capacity?: number | null;
  start_at?: Date | null;
  end_at?: Date | null;
  format?: string;
  published_at?: Date | null;
}

/** Puts an item on sale, bypassing the panel; returns its documentId. */
export async function addItem(
  api: TestApi,
  kind: 'course' | 'document' | 'seminar',
  fields: ItemFields & { order_by_option?: boolean } = {},
): Promise<string> {
  const documentId = nextId(kind);
  const now = new Date();
  const dated = kind !== 'document' && { start_at: inDays(30), end_at: inDays(31) };
  await insert(api, `${kind}s`, {
    document_id: documentId,
    title: `Tên của ${documentId}`,
    slug: `slug-${documentId}`,
    summary: 'Tóm tắt',
    price: 1_000_000,
    ...dated,
    ...(kind === 'course' && { format: 'classroom' }),
    created_at: now,
    updated_at: now,
    published_at: now,
    ...fields,
  });
  return documentId;
}

interface OptionFields {
  key: string;
  price?: number;
  capacity?: number;
}

export async function addOptionGroup(
  api: TestApi,
  seminar: string,
  key: string,
  options: readonly OptionFields[],
): Promise<void> {
  const [row] = await api.sql<{ id: number }>('select id from seminars where document_id = ?', [
    seminar,
  ]);
  const group = await insert(api, 'components_seminar_order_option_groups', {
    key,
    name: `Nhóm ${key}`,
  });
  await insert(api, 'seminars_cmps', {
    entity_id: row?.id,
    cmp_id: group,
    component_type: 'seminar.order-option-group',
    field: 'orderOptionGroup',
    order: 1,
  });
  for (const [order, option] of options.entries()) {
    const id = await insert(api, 'components_seminar_order_options', {
      name: `Lựa chọn ${option.key}`,
      ...option,
    });
    await insert(api, 'components_seminar_order_option_groups_cmps', {
      entity_id: group,
      cmp_id: id,
      component_type: 'seminar.order-option',
      field: 'options',
      order,
    });
  }
}

/** The institute's bank account, and 5 % off from 5 and 10 % from 10 seats of a course or seminar. */
export async function addShopSettings(api: TestApi): Promise<void> {
  const now = new Date();
  const dates = { created_at: now, updated_at: now, published_at: now };
  const company = await insert(api, 'company_informations', {
    document_id: nextId('company'),
    name: 'Viện',
    ...dates,
  });
  const account = await insert(api, 'components_company_bank_accounts', {
    bank_bin: '970436',
    bank_name: 'Vietcombank',
    account_number: '0011004312345',
    account_name: 'VIEN KIEM TOAN NOI BO',
  });
  await insert(api, 'company_informations_cmps', {
    entity_id: company,
    cmp_id: account,
    component_type: 'company.bank-account',
    field: 'bankAccount',
    order: 1,
  });
  const rule = await insert(api, 'quantity_discount_rules', {
    document_id: nextId('rule'),
    applies_to: JSON.stringify(['course', 'seminar']),
    ...dates,
  });
  for (const [order, [minQuantity, percent]] of [
    [5, 5],
    [10, 10],
  ].entries()) {
    const tier = await insert(api, 'components_discount_quantity_tiers', {
      min_quantity: minQuantity,
      percent,
    });
    await insert(api, 'quantity_discount_rules_cmps', {
      entity_id: rule,
      cmp_id: tier,
      component_type: 'discount.quantity-tier',
      field: 'tiers',
      order,
    });
  }
}

interface DiscountFields {
  code: string;
  label?: string;
  type?: 'percent' | 'amount';
  value?: number;
  max_amount?: number | null;
  min_subtotal?: number;
  starts_at?: Date | null;
  ends_at?: Date | null;
  for_courses?: boolean;
  for_documents?: boolean;
  for_seminars?: boolean;
  usage_limit?: number | null;
  usage_limit_per_user?: number | null;
  active?: boolean;
}

/** A discount code, by default 10 % off everything; returns its documentId. */
export async function addDiscount(api: TestApi, fields: DiscountFields): Promise<string> {
  const documentId = nextId('discount');
  const now = new Date();
  await insert(api, 'discounts', {
    document_id: documentId,
    label: 'Ưu đãi thử',
    type: 'percent',
    value: 10,
    min_subtotal: 0,
    active: true,
    for_courses: true,
    for_documents: true,
    for_seminars: true,
    created_at: now,
    updated_at: now,
    published_at: now,
    ...fields,
  });
  return documentId;
}

/** A code's use count: overall (`user` 0) or by one member. */
export async function usesOf(api: TestApi, discount: string, user = 0): Promise<number> {
  const [row] = await api.sql<{ used: number }>(
    'select used from discount_uses where discount_id = ? and user_id = ?',
    [discount, user],
  );
  return row?.used ?? 0;
}

export interface Buyer {
  id: number;
  token: string;
}

interface BuyerFields {
  member_type?: string;
  member_expires_at?: Date;
}

interface TermFields {
  member_type?: string;
  starts_on?: string;
  ends_on?: string;
  ended_on?: string;
  value?: number;
  seats?: number;
}

/** A term that the panel wrote, by default of 365 days, the last of them in a year; the account stays as it is. */
export async function addTerm(
  api: TestApi,
  userId: number,
  { ends_on: endsOn = isoDay(inDays(365).getTime() + vietnamOffset), ...fields }: TermFields = {},
): Promise<string> {
  const documentId = nextId('term');
  const now = new Date();
  await insert(api, 'membership_terms', {
    document_id: documentId,
    user_id: userId,
    member_type: 'individual',
    starts_on: isoDay(Date.parse(endsOn) - 364 * day),
    ends_on: endsOn,
    source: 'staff',
    reason: 'Thử',
    value: 0,
    created_at: now,
    updated_at: now,
    published_at: now,
    ...fields,
  });
  return documentId;
}

/** Members with a session each. Registration is bypassed, because its password hashing would take minutes. */
export async function addBuyers(
  api: TestApi,
  count: number,
  fields: BuyerFields = { member_type: 'none' },
): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  const [role] = await api.sql<{ id: number }>(
    "select id from up_roles where type = 'authenticated'",
  );
  const now = new Date();
  for (let index = 0; index < count; index += 1) {
    const documentId = nextId('buyer');
    const id = await insert(api, 'up_users', {
      document_id: documentId,
      username: documentId,
      email: `${documentId}@example.com`,
      provider: 'local',
      confirmed: true,
      blocked: false,
      full_name: 'Người mua thử',
      created_at: now,
      updated_at: now,
      published_at: now,
      ...fields,
    });
    await insert(api, 'up_users_role_lnk', { user_id: id, role_id: role?.id });
    if (fields.member_expires_at && fields.member_type) {
      const endsOn = isoDay(fields.member_expires_at.getTime() + vietnamOffset);
      await addTerm(api, id, { member_type: fields.member_type, ends_on: endsOn });
    }
    const sessionId = randomUUID();
    await insert(api, 'strapi_sessions', {
      document_id: sessionId,
      user_id: String(id),
      session_id: sessionId,
      device_id: sessionId,
      origin: 'users-permissions',
      type: 'refresh',
      status: 'active',
      expires_at: inDays(1),
      absolute_expires_at: inDays(1),
      created_at: now,
      updated_at: now,
      published_at: now,
    });
    buyers.push({ id, token: accessToken(id, sessionId) });
  }
  return buyers;
}

/** A token signed like the server's, with the test secret. */
function accessToken(userId: number, sessionId: string): string {
  const seconds = Math.floor(Date.now() / 1000);
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const payload = { userId: String(userId), sessionId, type: 'access' };
  const words = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({
    ...payload,
    iat: seconds,
    exp: seconds + 3600,
  })}`;
  return `${words}.${createHmac('sha256', 'test-jwt-secret').update(words).digest('base64url')}`;
}

export interface Line {
  kind: string;
  documentId: string;
  quantity: number;
  groupId?: string;
  optionId?: string;
}

/** An addUserOrder body with a new key. */
export function orderBody(items: readonly Line[], expectedTotal: number, changes: object = {}) {
  return {
    items,
    customer: {
      fullName: 'Nguyễn Văn Kiểm',
      email: 'kiem@example.com',
      phone: '0912345678',
      address: 'Phường Cửa Nam, Hà Nội',
    },
    expectedTotal,
    idempotencyKey: randomUUID(),
    ...changes,
  };
}

export interface OrderBody {
  documentId: string;
  code: string;
  status: string;
  placedAt: string;
  total: number;
  subtotal: number;
  discounts: { type: string; amount: number }[];
  payment: { amount: number; purpose: string; vietQr: string; payBefore: string } | null;
  lines: Record<string, unknown>[];
  history: { status: string; by: string; at: string; note: string | null }[];
  [field: string]: unknown;
}

/** The body of any order call: `error` on failure, `data` on success. */
export interface OrderCall<Data = OrderBody> {
  data: Data;
  error: {
    name: string;
    message: string;
    details: { errors?: { path: string[]; message: string }[] } & Record<string, unknown>;
  };
}

export function placeOrder(
  api: TestApi,
  token: string,
  body: unknown,
): Promise<ApiResponse<OrderCall>> {
  return callApi<OrderCall>(api, '/order/addUserOrder', { token, json: body });
}

/** The number of rows per table. Excludes the aggregates for staff, which a background task updates at any time. */
export async function countRows(api: TestApi): Promise<Record<string, number>> {
  const tables = await api.sql<{ name: string }>(
    api.database === 'sqlite'
      ? "select name from sqlite_master where type = 'table' and name not like 'sqlite%'"
      : "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  const counts = await api.sql<{ name: string; n: number | string }>(
    tables
      .filter(({ name }) => !name.startsWith('analysis_'))
      .map(({ name }) => `select '${name}' as name, count(*) as n from "${name}"`)
      .join(' union all '),
  );
  return Object.fromEntries(counts.map(({ name, n }) => [name, Number(n)]));
}

export async function takenSeats(api: TestApi, item: string, option = ''): Promise<number> {
  const [row] = await api.sql<{ taken: number }>(
    'select taken from order_places where item_id = ? and option_id = ?',
    [item, option],
  );
  return row?.taken ?? 0;
}
