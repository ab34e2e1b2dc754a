import type { Core } from '@strapi/strapi';
import { sign } from 'jsonwebtoken';
import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import { environment } from '../../platform/environment';
import { lockAccount } from './lockAccount';
import { recordLogin, recordUse } from './login-sessions/recordLogin';
import { RateLimiter } from '../../platform/limits/RateLimiter';
import { sessionEnded } from './memberOfToken';
import { readToken } from './tokenKeys';

const origin = 'users-permissions';
/**
 * A prefix on https, so that no other host of the domain can plant the cookie. `__Host-` would
 * require the path `/`.
 */
const cookieNames = { https: '__Secure-refresh', http: 'refresh' } as const;
/**
 * Before this date cookies on https had the name used on http: their tokens are accepted once under
 * that name.
 */
const renamedOn = Date.parse('2027-01-01T00:00:00Z');
/** Seconds a session may go unused (see config/plugins.ts). */
const idleSeconds = 14 * 24 * 60 * 60;
/** Two tabs may refresh with one token almost at once, or a response may be lost. */
const graceMs = 30_000;
/**
 * Limits refreshes per member: a browser refreshes every ten minutes, and each refresh stores a row
 * for 30 days.
 */
const exchanges = new RateLimiter({ name: 'refresh', attempts: 30, seconds: 10 * 60 });

interface SessionRow {
  userId: string;
  sessionId: string;
  deviceId: string;
  status: string;
  childId: string | null;
  createdAt: string;
  updatedAt: string;
  expiresAt: string;
}

interface TokenClaims {
  userId: string;
  sessionId: string;
  type: string;
  /** Seconds since 1970. */
  iat?: number;
}

/**
 * @param userId an account locked by the caller
 * @param withCode whether a second-factor code was verified
 * @returns the access token
 */
export async function openSession(
  strapi: Core.Strapi,
  ctx: Context,
  userId: number,
  withCode: boolean,
): Promise<string> {
  // All tokens of one login share a device id, so that logout ends them together.
  const deviceId = randomUUID();
  const { token } = await strapi
    .sessionManager(origin)
    .generateRefreshToken(String(userId), deviceId, { type: 'refresh' });
  await recordLogin(strapi, ctx, { userId, deviceId, withCode });
  setRefreshCookie(ctx, token, idleSeconds);
  return accessToken(strapi, token);
}

/** Rotates the refresh token. @throws HttpError 401 if the session is over, 429 for too many refreshes */
export async function refreshSession(strapi: Core.Strapi, ctx: Context): Promise<string> {
  const token = refreshTokenOf(ctx);
  const claims = token ? readRefreshToken(token) : null;
  if (claims) await exchanges.take(strapi, claims.userId);
  const next =
    token && claims
      ? await lockAccount(strapi, Number(claims.userId), () => exchange(strapi, ctx, token))
      : null;
  setRefreshCookie(ctx, next ?? '', next ? idleSeconds : 0);
  if (!next) throw sessionEnded();
  return accessToken(strapi, next);
}

async function exchange(strapi: Core.Strapi, ctx: Context, token: string): Promise<string | null> {
  const rotated = await strapi.sessionManager(origin).rotateRefreshToken(token);
  if (!('token' in rotated)) return successorOf(strapi, token);
  const session = await sessionRow(strapi, rotated.sessionId);
  if (session) {
    const { userId, deviceId } = session;
    await recordUse(strapi, ctx, { userId: Number(userId), deviceId });
  }
  return rotated.token;
}

/** Ends the session of an access token and clears its cookie. */
export async function closeSession(
  strapi: Core.Strapi,
  ctx: Context,
  userId: number,
  sessionId: string,
): Promise<void> {
  await lockAccount(strapi, userId, async () => {
    const session = await sessionRow(strapi, sessionId);
    if (!session) return;
    await strapi.sessionManager(origin).invalidateRefreshToken(String(userId), session.deviceId);
  });
  setRefreshCookie(ctx, '', 0);
}

/** @returns false if there is no such session */
export async function closeSessionOfCookie(strapi: Core.Strapi, ctx: Context): Promise<boolean> {
  const token = refreshTokenOf(ctx);
  const claims = token ? readRefreshToken(token) : null;
  if (!claims) return false;
  await closeSession(strapi, ctx, Number(claims.userId), claims.sessionId);
  return true;
}

/**
 * The successor of a token rotated moments ago, by another tab or in a lost response. Reuse of an
 * older one means theft and ends the login.
 */
async function successorOf(strapi: Core.Strapi, token: string): Promise<string | null> {
  const claims = readRefreshToken(token);
  const session = claims && (await sessionRow(strapi, claims.sessionId));
  if (!claims || session?.status !== 'rotated' || session.userId !== claims.userId) return null;
  const age = Date.now() - new Date(session.updatedAt).getTime();
  const child = session.childId ? await sessionRow(strapi, session.childId) : null;
  if (age > graceMs || !child) {
    await strapi.sessionManager(origin).invalidateRefreshToken(claims.userId, session.deviceId);
    return null;
  }
  return child.status === 'active' ? refreshToken(child) : successorOf(strapi, refreshToken(child));
}

/** Rebuilds the refresh token byte for byte, since Strapi stores only the session. */
function refreshToken({ userId, sessionId, createdAt, expiresAt }: SessionRow): string {
  const seconds = (moment: string) => Math.floor(new Date(moment).getTime() / 1000);
  const claims = { userId, sessionId, type: 'refresh' };
  const times = { iat: seconds(createdAt), exp: seconds(expiresAt) };
  const { secrets } = environment();
  return sign({ ...claims, ...times }, secrets.jwtSecrets[0], {
    algorithm: 'HS256',
    noTimestamp: true,
  });
}

function readRefreshToken(token: string): TokenClaims | null {
  const claims = readToken(token, environment().secrets.jwtSecrets) as TokenClaims | null;
  return claims?.type === 'refresh' ? claims : null;
}

function sessionRow(strapi: Core.Strapi, sessionId: string): Promise<SessionRow | null> {
  return strapi.db.query('admin::session').findOne({ where: { sessionId, origin } });
}

async function accessToken(strapi: Core.Strapi, token: string): Promise<string> {
  const access = await strapi.sessionManager(origin).generateAccessToken(token);
  if ('token' in access) return access.token;
  throw sessionEnded();
}

function isHttps(ctx: Context): boolean {
  return environment().publicUrl.startsWith('https:') || ctx.request.secure;
}

function readCookie(ctx: Context, name: string): string | undefined {
  return ctx.cookies.get(name, { signed: false });
}

function refreshTokenOf(ctx: Context): string | undefined {
  if (!isHttps(ctx)) return readCookie(ctx, cookieNames.http);
  const token = readCookie(ctx, cookieNames.https);
  if (token) return token;
  const unprefixed = readCookie(ctx, cookieNames.http);
  const issuedAt = unprefixed && readRefreshToken(unprefixed)?.iat;
  return issuedAt && issuedAt * 1000 < renamedOn ? unprefixed : undefined;
}

/** Set by hand: Koa refuses a Secure cookie behind a TLS-terminating proxy. SameSite=Strict blocks CSRF. */
function setRefreshCookie(ctx: Context, value: string, maxAge: number): void {
  const https = isHttps(ctx);
  const set = (name: string, content: string, seconds: number) => {
    const parts = [
      `${name}=${content}`,
      'Path=/api/auth',
      `Max-Age=${seconds}`,
      'HttpOnly',
      'SameSite=Strict',
    ];
    ctx.append('Set-Cookie', [...parts, ...(https ? ['Secure'] : [])].join('; '));
  };
  set(cookieNames[https ? 'https' : 'http'], value, maxAge);
  if (https && readCookie(ctx, cookieNames.http) !== undefined) set(cookieNames.http, '', 0);
}
