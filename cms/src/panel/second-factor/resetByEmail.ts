import knex from 'knex';
import { hostname } from 'node:os';
import databaseConfig from '../../../config/database';
import { query } from '../../platform/sql/query';
import { accountKey } from '../../platform/text/accountKey';
import { tables } from '../../platform/tables';
import { resetPanelFactor } from './resetPanelFactor';

/**
 * For the server's operator, without starting the server: there may be no super administrator left. The
 * email waits in the outbox.
 *
 * @returns false if there is no such address, or no second factor
 */
export async function resetByEmail(email: string, reason: string): Promise<boolean> {
  const { connection } = databaseConfig();
  const client = connection.client === 'sqlite' ? 'better-sqlite3' : 'pg';
  const db = knex({ ...connection, client });
  try {
    return await db.transaction(async (trx) => {
      const [user] = await query<{ id: number }>(
        trx,
        `select id from ${tables.panelUsers} where email = ?`,
        [accountKey(email)],
      );
      if (!user) return false;
      const name = `Máy chủ ${hostname()}`;
      const actor = { kind: 'panel', id: '0', name, session: null, network: null } as const;
      return resetPanelFactor(trx, { id: user.id, reason, actor });
    });
  } finally {
    await db.destroy();
  }
}
