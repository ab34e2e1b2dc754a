import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { newDocumentId } from '../../../platform/sql/documentIds';
import { query } from '../../../platform/sql/query';
import { deviceOf } from './deviceOf';
import { freshUntil } from './freshness';
import { networkOf } from './networkOf';

interface Use {
  userId: number;
  deviceId: string;
}

interface Login extends Use {
  /** Whether a second-factor code was verified as well. */
  withCode: boolean;
}

/** Call both within `lockAccount`. A login has just proved the password, so it is fresh. */
export function recordLogin(strapi: Core.Strapi, ctx: Context, login: Login): Promise<void> {
  const now = new Date();
  return saveLogin(strapi, ctx, login, {
    freshUntil: freshUntil(now),
    secondFactorAt: login.withCode ? now : null,
  });
}

/** Also covers logins from before records existed. */
export function recordUse(strapi: Core.Strapi, ctx: Context, login: Use): Promise<void> {
  return saveLogin(strapi, ctx, login, { freshUntil: null, secondFactorAt: null });
}

async function saveLogin(
  strapi: Core.Strapi,
  ctx: Context,
  { userId, deviceId }: Use,
  proofs: { freshUntil: Date | null; secondFactorAt: Date | null },
): Promise<void> {
  const { browser, system } = deviceOf(ctx.request.get('User-Agent'));
  const network = networkOf(ctx.request.ip);
  const now = new Date();
  // Within the caller's transaction.
  await strapi.db.transaction(async ({ trx }) => {
    await query(
      trx,
      `insert into login_sessions
         (device_id, document_id, user_id, browser, system, network, started_at, last_used_at,
          fresh_until, second_factor_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       on conflict (device_id) do update set
         browser = excluded.browser, system = excluded.system, network = excluded.network,
         last_used_at = excluded.last_used_at`,
      [
        deviceId,
        newDocumentId(),
        userId,
        browser,
        system,
        network,
        now,
        now,
        proofs.freshUntil,
        proofs.secondFactorAt,
      ],
    );
  });
}
