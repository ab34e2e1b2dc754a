import { serverActor } from '../../identity/audit/actors';
import { query } from '../../platform/sql/query';
import { withConnection } from '../../platform/sql/withConnection';
import { accountKey } from '../../platform/text/accountKey';
import { tables } from '../../platform/tables';
import { resetPanelFactor } from './resetPanelFactor';

/**
 * For the server's operator, without starting the server: there may be no super administrator left. The
 * email waits in the outbox.
 *
 * @returns false if there is no such address, or no second factor
 */
export function resetByEmail(email: string, reason: string): Promise<boolean> {
  return withConnection((db) =>
    db.transaction(async (trx) => {
      const [user] = await query<{ id: number }>(
        trx,
        `select id from ${tables.panelUsers} where email = ?`,
        [accountKey(email)],
      );
      if (!user) return false;
      return resetPanelFactor(trx, { id: user.id, reason, actor: serverActor() });
    }),
  );
}
