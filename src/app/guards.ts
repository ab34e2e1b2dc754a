import { redirect, type MiddlewareFunction } from 'react-router-dom';
import { ApiError } from '@/data/ApiError';
import { apolloContext } from '@/data/apolloContext';
import { ProfileDocument } from '@/data/generated/operations/Profile';
import { endSession, readToken } from '@/data/session';
import { paths } from '@/lib/paths';
import { hydrated } from './hydration';

/**
 * The login check: a token that the server accepts. Guards are for people, the server checks every
 * call again. A visitor is sent to the login and from there back here. The token's cookie outlives the
 * token, so who has none has no session that could be renewed either.
 */
export const requireLogin: MiddlewareFunction = async ({ request, context }) => {
  await hydrated;
  const { pathname, search } = new URL(request.url);
  const login = redirect(paths.login(pathname + search));
  const client = context.get(apolloContext);
  if (readToken() === null) {
    // The cookie may have gone while the tab was open: the login leads back who seems logged in.
    await endSession(client, 'expired');
    throw login;
  }
  try {
    await client.query({ query: ProfileDocument });
  } catch (error) {
    throw error instanceof ApiError && error.status === 401 ? login : error;
  }
};

/** The staff check: a member without staff status is told so by a 403 page. */
export const requireStaff: MiddlewareFunction = async ({ context }) => {
  const { data } = await context.get(apolloContext).query({ query: ProfileDocument });
  if (data?.me.role.type !== 'staff') throw new Response(null, { status: 403 });
};
