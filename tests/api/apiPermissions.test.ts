import { describe, expect, it } from 'vitest';
import type { Access } from 'rest-contract/contract';
import { callApi, type Failure } from '../support/api';
import { firstDatabase } from '../support/database';
import { newMember, newStaff } from '../support/members';
import type { TestApi } from '../support/startApi';
import { byCookie, rights } from './rights';
import { pathToNothing, routes, type Route } from '../support/routes';
import { sharedApi, shared } from '../support/suite';

/** The last four have no token or an invalid one. */
const callers = ['member', 'staff', 'visitor', 'blocked', 'loggedOut', 'forged'] as const;
type Caller = (typeof callers)[number];

async function tokensOf(api: TestApi): Promise<Record<Caller, string | undefined>> {
  const [member, staff] = [await newMember(api), await newStaff(api)];
  const [blocked, loggedOut] = [await newStaff(api), await newStaff(api)];
  await api.sql('update up_users set blocked = ? where email = ?', [true, blocked.email]);
  await callApi(api, '/auth/logout', { method: 'POST', token: loggedOut.token });
  const [header, payload] = staff.token.split('.');
  const [, , foreignSignature] = member.token.split('.');
  return {
    member: member.token,
    staff: staff.token,
    visitor: undefined,
    blocked: blocked.token,
    loggedOut: loggedOut.token,
    forged: [header, payload, foreignSignature].join('.'),
  };
}

/** Authorized by a signature, never by a token: the refusal without one. */
const bySignature: Readonly<Record<string, number>> = {
  'POST /payment/bank-webhook': 401,
  'GET /letters/unsubscribe': 403,
  'POST /letters/unsubscribe': 403,
};

/** The expected refusal; null if this caller must not be refused. */
function refusal(access: Access, caller: Caller): 401 | 403 | null {
  if (access === 'PUBLIC') return null;
  if (caller === 'staff') return null;
  if (caller === 'member') return access === 'STAFF' ? 403 : null;
  return 401;
}

describe.each(firstDatabase)('API permissions on %s', (database) => {
  const api = sharedApi({ database });
  const tokens = shared(() => tokensOf(api));

  async function statusOf({ method, path }: Route, caller: Caller): Promise<number> {
    const token = tokens[caller];
    const json = method === 'GET' ? undefined : {};
    return (await callApi<Failure>(api, pathToNothing(path), { method, token, json })).status;
  }

  // Every route the server has, whether documented or not.
  it.each([...routes])('opens %s to the roles that the schema declares', async (name, route) => {
    const access = rights.get(name);
    if (!access) {
      throw new Error(
        `${route.file}: ${name} has no right; write its @endpoint in schema/, or why not in tests/api/outsideTheContract.ts`,
      );
    }
    // A valid token would log its owner out, and without a cookie there is nothing to refresh.
    const tried = byCookie.includes(name)
      ? callers.filter((caller) => caller !== 'member' && caller !== 'staff')
      : callers;
    const refusals = tried.map(async (caller) => {
      const status = await statusOf(route, caller);
      return [caller, status === 401 || status === 403 ? status : null];
    });
    expect(await Promise.all(refusals)).toEqual(
      tried.map((caller) => [caller, bySignature[name] ?? refusal(access, caller)]),
    );
  });

  it('logs calls of staff endpoints', async () => {
    const { token, documentId } = await newMember(api);
    // Lines are limited for each address.
    const headers = { 'X-Forwarded-For': '203.0.113.80' };
    await callApi(api, '/analysis/users?q=ly', { token, headers });
    const line = `Refused, for staff only: GET /api/analysis/users, account ${documentId}, from `;
    await expect.poll(() => api.log()).toContain(line);
  });

  it('ignores permissions granted in the panel, which a start removes', async () => {
    await api.sql(
      `insert into up_permissions (document_id, action) values ('x', 'plugin::users-permissions.user.find')`,
    );
    await api.restart();
    expect(await api.sql('select id from up_permissions')).toEqual([]);
    expect((await callApi(api, '/users', { token: tokens.staff })).status).toBe(404);
  });
});
