import type { Knex } from 'knex';
import {
  cleanAddress,
  cleanLine,
  cleanName,
  cleanPhone,
  cleanTaxCode,
} from 'rest-contract/rules/vi';
import { isPhone, isTaxCode } from 'rest-contract/rules/vi';
import { accountKey } from '../../src/platform/text/accountKey';
import { nameKey } from '../../src/platform/text/nameKey';

type Cleaner = (text: string) => string;
type Row = Record<string, unknown>;

const READ_AT_ONCE = 1_000;

/** Unreadable numbers and codes are left unchanged. */
const valid =
  (clean: Cleaner, isValid: (text: string) => boolean): Cleaner =>
  (text) =>
    isValid(clean(text)) ? clean(text) : text;

const phone = valid(cleanPhone, isPhone);

const columns: Readonly<Record<string, Readonly<Record<string, Cleaner>>>> = {
  up_users: { full_name: cleanName, phone, company: cleanLine, position: cleanLine },
  certificate_statuses: { holder_name: cleanName },
  attendance_certificates: { holder_name: cleanName },
  ticket_attendees: { name: cleanName, email: accountKey },
  membership_seats: { email: accountKey },
  contacts: { full_name: cleanName, email: cleanAddress, phone },
  orders: {
    customer_name: cleanName,
    customer_email: cleanAddress,
    customer_phone: phone,
    invoice_name: cleanLine,
    invoice_email: cleanAddress,
    invoice_tax_code: valid(cleanTaxCode, isTaxCode),
  },
};

/** For tables without `id`. */
const rowKeys: Readonly<Record<string, readonly string[]>> = {
  ticket_attendees: ['line_id', 'number'],
};

const accountKeys = ['email', 'username'] as const;

/**
 * Cleans names, addresses and numbers stored before the rules existed. Accounts whose address or user
 * name would collide with another's stay unchanged, for staff to merge.
 */
export async function up(knex: Knex): Promise<void> {
  for (const [table, cleaners] of Object.entries(columns)) {
    if (!(await knex.schema.hasTable(table))) continue;
    const known = Object.keys(await knex(table).columnInfo());
    const names = Object.keys(cleaners).filter((name) => known.includes(name));
    await eachRow(knex, table, names, (row) =>
      write(knex, table, row, (name) => cleaners[name] ?? String),
    );
    if (table === 'up_users') {
      for (const name of accountKeys) await cleanAccounts(knex, name);
    }
  }
}

async function cleanAccounts(knex: Knex, name: (typeof accountKeys)[number]): Promise<void> {
  const taken = new Set<unknown>();
  const unclean: Row[] = [];
  await eachRow(knex, 'up_users', [name], (row) => {
    taken.add(row[name]);
    if (accountKey(String(row[name])) !== row[name]) unclean.push(row);
  });
  for (const row of unclean) {
    const key = accountKey(String(row[name]));
    if (key === '' || taken.has(key)) continue;
    taken.add(key);
    await write(knex, 'up_users', row, () => accountKey);
  }
}

/** In batches, so that a large table is never entirely in memory. */
async function eachRow(
  knex: Knex,
  table: string,
  names: readonly string[],
  visit: (row: Row) => Promise<void> | void,
): Promise<void> {
  const keys = rowKeys[table] ?? ['id'];
  const read = () => knex<Row>(table).select(...keys, ...names);
  if (rowKeys[table]) {
    for (const row of (await read()) as Row[]) await visit(row);
    return;
  }
  let rows = (await read().orderBy('id').limit(READ_AT_ONCE)) as Row[];
  while (rows.length > 0) {
    for (const row of rows) await visit(row);
    const last = rows.at(-1)?.id as number | string;
    rows = (await read().where('id', '>', last).orderBy('id').limit(READ_AT_ONCE)) as Row[];
  }
}

async function write(
  knex: Knex,
  table: string,
  row: Row,
  cleanerOf: (name: string) => Cleaner,
): Promise<void> {
  const keys = rowKeys[table] ?? ['id'];
  const changes = Object.entries(row).flatMap(([name, value]) => {
    if (keys.includes(name) || typeof value !== 'string') return [];
    const cleaned = cleanerOf(name)(value);
    return cleaned === value ? [] : [[name, cleaned] as const];
  });
  if (changes.length === 0) return;
  const values = Object.fromEntries(changes);
  await knex(table)
    .where(Object.fromEntries(keys.map((key) => [key, row[key]])))
    .update({ ...values, ...(await derived(knex, table, values)) });
}

/** Search columns of accounts; startup rebuilds them where they are null. */
async function derived(
  knex: Knex,
  table: string,
  { holder_name: name }: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  if (table === 'up_users' && (await knex.schema.hasColumn(table, 'sort_title'))) {
    return { sort_title: null };
  }
  return table === 'certificate_statuses' && typeof name === 'string'
    ? { holder_key: nameKey(name) }
    : {};
}

export async function down(): Promise<void> {
  // Cleaned texts are valid for every version.
}
