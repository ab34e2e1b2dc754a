import { redirect, type MiddlewareFunction } from 'react-router-dom';
import { ApiError } from 'rest-contract';
import { apolloContext } from '@/data/apolloContext';
import { AccountSecurityDocument, ProfileDocument } from '@/data/generated/operations/data/session';
import { endSession, hasEnded, readToken } from '@/data/session';
import { paths } from '@/lib/paths';
import { hydrated } from './hydration';

/**
 * Requires a token that the server accepts; otherwise redirects to the login, which
 * returns here. Guards only serve usability: the server checks every call again. The token's cookie
 * outlives the token, so without a cookie there is no session to renew.
 */
export const requireLogin: MiddlewareFunction = async ({ request, context }) => {
  await hydrated;
  const { pathname, search } = new URL(request.url);
  // A request has no fragment; the token of an emailed link is in the fragment of the URL.
  const fragment = window.location.pathname === pathname ? window.location.hash : '';
  const login = redirect(paths.login(pathname + search) + fragment);
  const client = context.get(apolloContext);
  const token = readToken();
  if (token === null) {
    // The cookie may have been removed while the tab was open; without ending the session, the
    // login would redirect back here.
    await endSession(client, 'expired');
    throw login;
  }
  if (hasEnded(token)) throw login;
  try {
    await client.query({ query: ProfileDocument });
  } catch (error) {
    throw error instanceof ApiError && error.status === 401 ? login : error;
  }
};

/** Shows members without staff status a 403 page, and redirects staff without a second factor to its setup. */
export const requireStaff: MiddlewareFunction = async ({ request, context }) => {
  const client = context.get(apolloContext);
  const { data } = await client.query({ query: ProfileDocument });
  if (data?.me.role.type !== 'staff') throw new Response(null, { status: 403 });
  const security = await client
    .query({ query: AccountSecurityDocument })
    // The page's own queries report a failure better.
    .catch(() => null);
  const state = security?.data?.accountSecurity.secondFactor;
  if (state === 'needed' || state === 'unproved') {
    const { pathname, search } = new URL(request.url);
    throw redirect(paths.security(pathname + search));
  }
};
