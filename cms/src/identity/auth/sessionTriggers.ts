import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { isPostgres } from '../../platform/sql/query';
import { addTriggerOnce } from '../../platform/sql/triggers';
import { tables } from '../../platform/tables';

interface Accounts {
  table: string;
  /** Links each account to its role. */
  roles: string;
  /** Condition for the account's sessions. */
  origin: string;
  /** An SQL condition on a row: the account is active. */
  isOpen(row: string): string;
}

const members: Accounts = {
  table: tables.users,
  roles: tables.userRoles,
  origin: 'users-permissions',
  isOpen: (row) => `not coalesce(${row}.blocked, false)`,
};

const panelUsers: Accounts = {
  table: tables.panelUsers,
  roles: tables.panelUserRoles,
  origin: 'admin',
  isOpen: (row) => `coalesce(${row}.is_active, false)`,
};

interface Trigger {
  name: string;
  table: string;
  /** The column with the account's id. */
  account: string;
  event: 'insert' | 'update' | 'delete';
  when?: string;
}

const triggersOf = ({ table, roles, isOpen }: Accounts): Trigger[] => [
  { name: `${table}_deleted`, table, account: 'id', event: 'delete' },
  {
    name: `${table}_changed`,
    table,
    account: 'id',
    event: 'update',
    when: `old.password is distinct from new.password or (${isOpen('old')} and not ${isOpen('new')})`,
  },
  { name: `${roles}_given`, table: roles, account: 'user_id', event: 'insert' },
  { name: `${roles}_taken`, table: roles, account: 'user_id', event: 'delete' },
  {
    name: `${roles}_changed`,
    table: roles,
    account: 'user_id',
    event: 'update',
    when: 'old.role_id is distinct from new.role_id',
  },
];

export const sessionTriggers = (): string[] =>
  [members, panelUsers].flatMap(triggersOf).map(({ name }) => name);

/**
 * Ends all sessions of an account in the statement that blocks or deletes it, sets its password or
 * changes its role, whatever its source: a call, the panel, Strapi's own code or a database client.
 * Includes sessions restored from a backup.
 */
export async function addSessionTriggers(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.transaction(async (trx) => {
    for (const accounts of [members, panelUsers]) {
      await (isPostgres(trx) ? addOnPostgres(trx, accounts) : addOnSqlite(trx, accounts));
      await trx.raw(
        `delete from ${tables.sessions} where origin = ? and not exists (
           select 1 from ${accounts.table} account
           where account.id = cast(${tables.sessions}.user_id as integer) and ${accounts.isOpen('account')})`,
        [accounts.origin],
      );
    }
  });
}

async function addOnSqlite(trx: Knex, accounts: Accounts): Promise<void> {
  for (const { name, table, account, event, when } of triggersOf(accounts)) {
    const row = event === 'delete' ? 'old' : 'new';
    await trx.raw(
      `create trigger ${name} after ${event} on ${table} for each row ${when ? `when ${when}` : ''}
       begin
         delete from ${tables.sessions}
         where user_id = cast(${row}.${account} as text) and origin = '${accounts.origin}';
       end`,
    );
  }
}

async function addOnPostgres(trx: Knex, accounts: Accounts): Promise<void> {
  // Two processes may start at once.
  await trx.raw('select pg_advisory_xact_lock(?)', [7_310_204]);
  // Locks the account like `lockAccount`, so that a session being opened is found and ended as
  // well.
  await trx.raw(
    `create or replace function end_sessions() returns trigger language plpgsql as $$
     declare
       account text := (case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end) ->> tg_argv[0];
     begin
       execute format('select 1 from %I where id = $1 for update', tg_argv[1]) using account::integer;
       delete from ${tables.sessions} where user_id = account and origin = tg_argv[2];
       return null;
     end $$`,
  );
  for (const { name, table, account, event, when } of triggersOf(accounts)) {
    const words = [account, accounts.table, accounts.origin].map((word) => `'${word}'`).join(', ');
    const condition = when ? `when (${when})` : '';
    await addTriggerOnce(
      trx,
      name,
      `after ${event} on ${table} for each row ${condition} execute function end_sessions(${words})`,
    );
  }
}
