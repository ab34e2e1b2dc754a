import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { environment } from '../platform/environment';
import { mayReadDetails } from '../platform/lifecycle/probeAccess';
import { readiness } from '../platform/lifecycle/readiness';

/**
 * `/livez`: the process responds. `/readyz`: it should get requests. The first middleware, so that probes are not
 * logged and get no session or CORS headers; the host does not forward them.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const isProbe = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (!isProbe || (ctx.path !== '/livez' && ctx.path !== '/readyz')) return next();
    ctx.set('Cache-Control', 'no-store');
    if (ctx.path === '/livez') {
      ctx.body = { status: 'ok' };
      return;
    }
    const report = await readiness(strapi);
    ctx.status = report.isReady ? 200 : 503;
    ctx.body = mayReadDetails(ctx.req, environment().probes)
      ? { status: report.status, checks: report.checks }
      : { status: report.isReady ? 'ok' : 'unavailable' };
  };
