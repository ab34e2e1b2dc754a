import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { environment } from '../platform/environment';
import { clientOf } from '../platform/limits/clientOf';
import { requestDuration } from '../platform/telemetry/metrics';
import {
  isRequestId,
  newRequestId,
  REQUEST_ID_HEADER,
  withRequestId,
} from '../platform/telemetry/requestId';
import { securityCall } from '../platform/telemetry/securityCalls';
import { logSecurityEvent } from '../platform/telemetry/securityEvent';

/** Gives each request its id, that of the host if it sent one, and records its end in log and metrics. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  (ctx: Context, next: Next) => {
    const id = requestIdOf(ctx);
    ctx.set(REQUEST_ID_HEADER, id);
    return withRequestId(id, async () => {
      const startedAt = performance.now();
      try {
        await next();
      } finally {
        record(strapi, ctx, performance.now() - startedAt);
      }
    });
  };

/** Without proxies in front, the header comes from a visitor. */
function requestIdOf(ctx: Context): string {
  const given = ctx.get(REQUEST_ID_HEADER);
  return environment().proxyHops > 0 && isRequestId(given) ? given : newRequestId();
}

/** Characters; a path of the API is shorter. */
const MAX_PATH = 300;

function record(strapi: Core.Strapi, ctx: Context, ms: number): void {
  const { method, status } = ctx;
  const path = ctx.path.slice(0, MAX_PATH);
  const route = routeOf(ctx);
  const statusClass = `${Math.floor(status / 100)}xx`;
  requestDuration.observe({ route, method, status: statusClass }, ms / 1000);
  const { user } = ctx.state as { user?: { documentId?: string } };
  const account = user?.documentId;
  // Without the query, which may contain a ticket, a code from an email or a name.
  strapi.log.http(`${method} ${path} ${status}`, {
    'event.dataset': 'access',
    'http.request.method': method,
    'url.path': path,
    'http.response.status_code': status,
    // Nanoseconds.
    'event.duration': Math.round(ms * 1e6),
    'client.ip': ctx.request.ip,
    ...(account !== undefined && { 'user.id': account }),
  });
  const call = status < 400 ? securityCall(method, route) : undefined;
  if (!call) return;
  const client = clientOf(ctx.request.ip);
  const who = account === undefined ? '' : `account ${account}, `;
  logSecurityEvent(strapi, `Call ${call.action}: ${who}from ${client}`, {
    ...call,
    outcome: 'success',
    account,
    client,
  });
}

/** The pattern of the route, or `none`: Strapi's routes for unknown paths begin with a group. */
function routeOf(ctx: Context): string {
  const route = (ctx as { _matchedRoute?: unknown })._matchedRoute;
  return typeof route === 'string' && route.startsWith('/') ? route : 'none';
}
