import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { staffActor } from '../../../identity/audit/actors';
import { listLoginSessions } from '../../../identity/auth/login-sessions/loginSessions';
import { memberOf, sendPrivate } from '../../../identity/auth/memberCall';
import { certificatesOf } from '../../../learning/certificates/readCertificates';
import { blockUser, endUserSessions } from '../../../membership/managed-users/blockUser';
import { type Caller, findUser } from '../../../membership/managed-users/findUser';
import { addTerm, endTerm } from '../../../membership/managed-users/changeTerms';
import {
  listAudit,
  listEmails,
  listNotifications,
  listOrders,
} from '../../../membership/managed-users/historyLists';
import { readCpe, readUser, readManagedTerms } from '../../../membership/managed-users/readUser';
import { setStaffRole } from '../../../membership/managed-users/setStaffRole';

type UserContext = Context & { params: { id?: string } };

type Change = (strapi: Core.Strapi, caller: Caller, body: unknown) => Promise<void>;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const reader =
    (read: (userId: number, ctx: UserContext) => Promise<object>) => async (ctx: UserContext) => {
      const userId = await findUser(strapi, ctx.params.id);
      sendPrivate(ctx, { data: await read(userId, ctx) });
    };
  const changer = (change: Change) => async (ctx: UserContext) => {
    const caller = { id: memberOf(ctx).id, actor: await staffActor(strapi, ctx) };
    await change(strapi, caller, ctx.request.body);
    sendPrivate(ctx, { data: { ok: true } });
  };
  const afterOf = (ctx: UserContext) => ctx.query.after;
  return {
    async managedUser(ctx: UserContext) {
      sendPrivate(ctx, { data: await readUser(strapi, ctx.params.id, memberOf(ctx).id) });
    },
    managedTerms: reader((userId) => readManagedTerms(strapi.db.connection, userId)),
    managedOrders: reader((userId, ctx) => listOrders(strapi, { userId, after: afterOf(ctx) })),
    managedCertificates: reader((userId) => certificatesOf(strapi, userId)),
    managedCpe: reader((userId) => readCpe(strapi, userId)),
    managedNotifications: reader((userId, ctx) =>
      listNotifications(strapi, { userId, after: afterOf(ctx) }),
    ),
    managedSessions: reader((id, ctx) =>
      listLoginSessions(strapi, { id, sessionId: memberOf(ctx).sessionId }),
    ),
    managedEmails: reader((userId, ctx) => listEmails(strapi, { userId, after: afterOf(ctx) })),
    managedAudit: reader((_userId, ctx) => listAudit(strapi, ctx.params.id ?? '', afterOf(ctx))),
    addTerm: changer(addTerm),
    endTerm: changer(endTerm),
    blockUser: changer(blockUser),
    setStaffRole: changer(setStaffRole),
    endUserSessions: changer(endUserSessions),
  };
};
