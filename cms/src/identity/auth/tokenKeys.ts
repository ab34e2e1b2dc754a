import type { Core } from '@strapi/strapi';
import { sign, verify, type JwtPayload } from 'jsonwebtoken';
import { environment } from '../../platform/environment';
import type { Keys } from '../../platform/signatures';

/** The claims of a token signed with one of the keys; null if it is forged or expired. */
export function readToken(token: string, keys: readonly string[]): JwtPayload | null {
  for (const key of keys) {
    try {
      const claims = verify(token, key, { algorithms: ['HS256'] });
      return typeof claims === 'string' ? null : claims;
    } catch {
      // Another key may have signed it.
    }
  }
  return null;
}

/** The part of Strapi's session manager that verifies tokens, each with the single key of its origin. */
interface TokenVerifier {
  validateAccessToken(token: string, origin: string): unknown;
  validateRefreshToken(token: string, origin: string): unknown;
  rotateRefreshToken(token: string, origin: string): unknown;
}

/** Continues the sessions of members and panel users that an older configured key has signed. */
export function acceptOlderKeys(strapi: Core.Strapi): void {
  const { jwtSecrets, adminJwtSecrets } = environment().secrets;
  if (jwtSecrets.length === 1 && adminJwtSecrets.length === 1) return;
  const { sessionManager } = strapi.sessionManager('admin') as unknown as {
    sessionManager: TokenVerifier;
  };
  const names = ['validateAccessToken', 'validateRefreshToken', 'rotateRefreshToken'] as const;
  for (const name of names) {
    const original = sessionManager[name].bind(sessionManager);
    sessionManager[name] = (token, origin) =>
      original(withNewestKey(token, origin === 'admin' ? adminJwtSecrets : jwtSecrets), origin);
  }
}

/** The same token, signed with the newest key if an older one signed it. */
function withNewestKey(token: string, [newest, ...older]: Keys): string {
  const claims = readToken(token, older);
  return claims ? sign(claims, newest, { algorithm: 'HS256', noTimestamp: true }) : token;
}
