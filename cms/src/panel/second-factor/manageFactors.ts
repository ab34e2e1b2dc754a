import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { AuditActor } from '../../identity/audit/AuditEntry';
import { resetSecondFactorInputRules } from '@iia/shared/generated/inputRules/ResetSecondFactorInput';
import { checkInput } from '../../platform/errors/checkInput';
import { query } from '../../platform/sql/query';
import { tables } from '../../platform/tables';
import { deletePanelFactor, resetPanelFactor } from './resetPanelFactor';

interface PanelUserFactor {
  id: number;
  name: string;
  email: string;
  on: boolean;
}

/** For super administrators: every panel user, and whether their second factor is on. */
export async function listPanelFactors(strapi: Core.Strapi): Promise<PanelUserFactor[]> {
  const rows = await query<PanelUserFactor & { firstname: string; lastname: string | null }>(
    strapi.db.connection,
    `select u.id, u.firstname, u.lastname, u.email, factor.confirmed_at is not null as "on"
     from ${tables.panelUsers} u
     left join admin_second_factors factor on factor.user_id = u.id
     order by u.email`,
  );
  return rows.map(({ id, firstname, lastname, email, on }) => ({
    id,
    name: [lastname, firstname].filter(Boolean).join(' '),
    email,
    on: Boolean(on),
  }));
}

/** @throws 400 for the caller's own, which another super administrator or the server's command can reset */
export async function resetUserFactor(
  strapi: Core.Strapi,
  actor: AuditActor,
  body: unknown,
): Promise<void> {
  const { userId, reason } = checkInput(resetSecondFactorInputRules, body);
  if (userId === actor.id) throw new errors.ApplicationError(texts.own);
  const id = /^\d{1,9}$/.test(userId) ? Number(userId) : 0;
  const done = await strapi.db.transaction(({ trx }) =>
    resetPanelFactor(trx, { id, reason, actor }),
  );
  if (!done) throw new errors.ApplicationError(texts.off);
}

interface PanelUsers {
  deleteById(id: number): Promise<unknown>;
  deleteByIds(ids: readonly number[]): Promise<unknown>;
}

/** Deletes a user's factor with the user. */
export function deleteOrphanedFactors(strapi: Core.Strapi): void {
  const users = strapi.service('admin::user') as PanelUsers;
  const { deleteById, deleteByIds } = users;
  const forget = async <Done>(ids: readonly number[], work: () => Promise<Done>): Promise<Done> =>
    await strapi.db.transaction(async ({ trx }) => {
      const done = await work();
      for (const id of ids) await deletePanelFactor(trx, id);
      return done;
    });
  users.deleteById = (id) => forget([id], () => deleteById(id));
  users.deleteByIds = (ids) => forget(ids, () => deleteByIds(ids));
}

const texts = {
  own: 'Quý khách không đặt lại được xác thực hai lớp của chính mình.',
  off: 'Người dùng này chưa thiết lập xác thực hai lớp.',
};
