import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { randomUUID } from 'node:crypto';
import { isProved } from './PanelLogin';

interface Auth {
  authenticate(ctx: Context, next: Next): Promise<unknown>;
}

type Action = (ctx: Context, next: Next) => Promise<unknown>;

/** Calls open to a login that has not proved the second factor. */
const open: readonly unknown[] = [
  'panel.readFactor',
  'panel.startFactor',
  'panel.confirmFactor',
  'panel.proveFactor',
  'panel.askForPasskey',
  'panel.proveByPasskey',
  'authentication.logout',
];

/** Read by the panel's own code (`src/panel/browser/second-factor`). */
const CODE = 'SecondFactorRequired';

/**
 * Rejects every panel call until the session has proved a second factor, however it was opened
 * (login, registration, an emailed code). OWASP ASVS 5.0, 6.3.3.
 */
export function requirePanelFactor(strapi: Core.Strapi): void {
  nameLogins(strapi);
  const auth = strapi.get('auth') as Auth;
  const authenticate = auth.authenticate.bind(auth);
  auth.authenticate = (ctx, next) =>
    authenticate(ctx, async () => {
      await rejectUnproved(strapi, ctx);
      return next();
    });
}

async function rejectUnproved(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { auth, session, user, route } = ctx.state as {
    auth?: object;
    session?: { id: string };
    user?: { id: number };
    route?: { handler?: unknown; info?: { type?: string } };
  };
  if (!auth || route?.info?.type !== 'admin' || open.includes(route.handler)) return;
  const proof = { id: user?.id ?? 0, sessionId: session?.id ?? '' };
  if (await isProved(strapi.db.connection, proof)) return;
  // Other errors lose message and details on their way.
  throw new errors.PolicyError('Phần này cần xác thực hai lớp.', { code: CODE });
}

/** A proof belongs to a login's device id: an id chosen by the browser could be that of another login. */
function nameLogins(strapi: Core.Strapi): void {
  const actions = strapi.controller('admin::authentication') as unknown as Record<string, Action>;
  for (const name of ['login', 'register', 'registerAdmin']) {
    const action = actions[name];
    if (!action) throw new Error(`The panel has no action ${name} to wrap.`);
    actions[name] = (ctx, next) => {
      const { body } = ctx.request as { body?: unknown };
      if (typeof body === 'object' && body !== null) {
        Object.assign(body, { deviceId: randomUUID() });
      }
      return action(ctx, next);
    };
  }
}
