import { callApi, type ApiResponse, type Failure } from './api';
import { testPassword, type TestMember } from './members';
import type { TestApi } from './startApi';

export interface Session {
  token: string;
  /** As a browser sends it back. */
  cookie: string;
}

/** The refresh cookie that a response sets; empty if it sets none. */
export function refreshCookieOf({ headers }: ApiResponse): string {
  const cookie = headers.getSetCookie().find((each) => each.startsWith('refresh='));
  return cookie?.split(';')[0] ?? '';
}

/** Logs in again. @throws Error with the response if it fails */
export async function openSession(
  api: TestApi,
  { email }: TestMember,
  {
    password = testPassword,
    headers = {},
  }: { password?: string; headers?: Record<string, string> } = {},
): Promise<Session> {
  const response = await callApi<{ jwt: string }>(api, '/auth/local', {
    json: { identifier: email, password },
    headers,
  });
  if (response.status !== 200) throw new Error(JSON.stringify(response.body));
  return { token: response.body.jwt, cookie: refreshCookieOf(response) };
}

export const refreshSession = (
  api: TestApi,
  cookie: string,
  headers: Record<string, string> = {},
): Promise<ApiResponse<{ jwt: string } & Failure>> =>
  callApi(api, '/auth/refresh', { method: 'POST', headers: { Cookie: cookie, ...headers } });

/** As if the member had confirmed the password too long ago for a call that needs a recent confirmation. */
export async function outdateProofs(api: TestApi, { email }: Pick<TestMember, 'email'>) {
  await api.sql(
    'update login_sessions set fresh_until = ? where user_id = (select id from up_users where email = ?)',
    [new Date(0), email],
  );
}
