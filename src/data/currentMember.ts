import { hasEnded, readToken } from './session';
import { tokenSubject } from './tokenSubject';

/** The id of the account that is logged in, by its token; null for none. */
export function currentMember(): string | null {
  const token = readToken();
  return token === null || hasEnded(token) ? null : tokenSubject(token);
}
