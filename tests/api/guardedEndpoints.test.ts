import { beforeAll, describe, expect, it } from 'vitest';
import { contractRoutesOf } from 'rest-contract/contract';
import { schema } from '@/data/testing/contract';
import { callApi, type Failure } from '../support/api';
import { refusalOf } from '../support/callAs';
import { newStaff } from '../support/members';
import { outdateProofs } from '../support/sessions';
import { shared, sharedApi } from '../support/suite';

// Literally, and not derived from the schema: a deleted `fresh: true` or `limited: true` must fail.
const fresh = [
  'GET /analysis/export',
  'GET /analysis/users/export',
  'GET /personal-data/export',
  'POST /account-merges',
  'POST /imports/run',
  'POST /managed-users/block',
  'POST /managed-users/end-sessions',
  'POST /managed-users/role',
  'POST /payment/closeRefund',
  'POST /payment/returnTransfer',
  'POST /personal-data/delete',
  'POST /security/email',
  'POST /security/end-other-sessions',
  'POST /security/end-session',
  'POST /security/passkeys/add',
  'POST /security/passkeys/remove',
  'POST /security/passkeys/start',
  'POST /security/second-factor/codes',
  'POST /security/second-factor/confirm',
  'POST /security/second-factor/off',
  'POST /security/second-factor/reset',
  'POST /security/second-factor/start',
  'POST /user-batches/run',
];
const limited = [
  'GET /certificate-statuses',
  'POST /attendance/check',
  'POST /auth/change-password',
  'POST /auth/confirm-email',
  'POST /auth/forgot-password',
  'POST /auth/local',
  'POST /auth/local/register',
  'POST /auth/local/second-factor',
  'POST /auth/passkey',
  'POST /auth/passkey/start',
  'POST /auth/reset-password',
  'POST /auth/stop-email-change',
  'POST /contacts',
  'POST /order/quotation',
  'POST /payment/startPayment',
  'POST /security/confirm',
  'POST /security/confirm-passkey',
  'POST /security/email',
  'POST /security/passkeys/add',
  'POST /security/second-factor/confirm',
  'POST /user-seats/accept',
  'POST /user-seats/invite',
  'POST /user-seats/resend',
];

const declared = (guard: 'fresh' | 'limited') =>
  contractRoutesOf(schema)
    .filter((route) => route[guard])
    .map(({ method, path }) => `${method} ${path}`)
    .sort();

describe('endpoints with a guard', () => {
  const api = sharedApi({ database: 'sqlite', env: { AUTH_ATTEMPTS_PER_MINUTE: '4' } });
  // Staff may call the endpoints of members too.
  const proved = shared(() => newStaff(api));
  const stale = shared(() => newStaff(api));
  beforeAll(() => outdateProofs(api, stale));

  const call = (name: string, token: string, client = '203.0.113.1') => {
    const [method, path = ''] = name.split(' ');
    const headers = { 'X-Forwarded-For': client };
    const json = method === 'POST' ? {} : undefined;
    return callApi<Failure>(api, path, { method, token, headers, json });
  };

  it('covers all that the schema declares', () => {
    expect(declared('fresh')).toEqual(fresh);
    expect(declared('limited')).toEqual(limited);
  });

  it.each(fresh)('requires a recent confirmation of identity for %s', async (name) => {
    expect(await refusalOf(call(name, stale.token))).toEqual([403, 'FreshSessionNeeded']);
  });

  it.each(limited)('limits the calls per minute of each client to %s', async (name) => {
    const client = `203.0.113.${10 + limited.indexOf(name)}`;
    for (let tried = 0; tried < 4; tried += 1) {
      expect((await call(name, proved.token, client)).status).toBeLessThan(429);
    }
    const refused = await call(name, proved.token, client);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await call(name, proved.token, '203.0.113.2')).status).toBeLessThan(429);
  });
});
