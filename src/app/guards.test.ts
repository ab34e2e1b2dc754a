import { RouterContextProvider, type MiddlewareFunction } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apolloContext } from '@/data/apolloContext';
import { writeToken } from '@/data/cookie';
import { ProfileDocument } from '@/data/generated/operations/data/session';
import { isLoginVar } from '@/data/session';
import { failure, json, type Responder } from '@/data/testing/fakeApi';
import { memberProfile } from '@/data/testing/memberProfile';
import { clientWith, forgetSession, tokenOf, watch } from '@/data/testing/sessions';
import { requireLogin, requireStaff } from './guards';
import { markHydrated } from './hydration';

beforeEach(async () => {
  await forgetSession();
  markHydrated();
});
afterEach(forgetSession);

/** Each login has a new token: one that another tab has ended stays ended. */
let logins = 0;

interface Visit {
  guard: MiddlewareFunction;
  at: string;
  respond: Responder;
  /** What happens after the login and before the visit. */
  change?: () => Promise<void>;
}

/** @returns what the guard returns or throws */
async function visit({ guard, at, respond, change }: Visit): Promise<unknown> {
  writeToken(tokenOf('u1', `login ${(logins += 1)}`));
  const { client } = clientWith(respond);
  watch(client);
  await client.query({ query: ProfileDocument });
  await change?.();
  const context = new RouterContextProvider();
  context.set(apolloContext, client);
  const url = new URL(at, 'http://localhost');
  const args = { request: new Request(url), context, params: {}, pattern: url.pathname, url };
  const done = Promise.resolve(guard(args, () => Promise.resolve(undefined)));
  return done.catch((error: unknown) => error);
}

const redirectTo = (to: string) => ({ status: 302, to });

const seen = (outcome: unknown) =>
  outcome instanceof Response
    ? { status: outcome.status, to: outcome.headers.get('location') }
    : outcome;

describe('requireLogin', () => {
  const openCheckout = async (change?: () => Promise<void>) =>
    seen(
      await visit({
        guard: requireLogin,
        at: '/dat-hang?buoc=1',
        respond: () => json(memberProfile),
        ...(change && { change }),
      }),
    );

  it('lets a member with a session pass', async () => {
    expect(await openCheckout()).toBeUndefined();
  });

  /** Another tab ends the session; the removal of its cookie is not visible here yet. */
  async function endElsewhere() {
    const otherTab = new BroadcastChannel('session');
    otherTab.postMessage('ended');
    await vi.waitFor(() => expect(isLoginVar()).toBe(false));
    otherTab.close();
  }

  it('redirects to the login once another tab has ended the session, even while the cookie is visible', async () => {
    const login = '/dang-nhap?returnTo=%2Fdat-hang%3Fbuoc%3D1';
    expect(await openCheckout(endElsewhere)).toEqual(redirectTo(login));
  });

  it('lets a member pass after another login in another tab', async () => {
    const logInElsewhere = async () => {
      await endElsewhere();
      writeToken(tokenOf('u1', 'again'));
    };
    expect(await openCheckout(logInElsewhere)).toBeUndefined();
  });
});

describe('requireStaff', () => {
  const openAnalysis = async (type: string, security: Responder) =>
    seen(
      await visit({
        guard: requireStaff,
        at: '/tai-khoan/thong-ke?nam=2026',
        respond: (request) =>
          request.url.startsWith('/api/users/me')
            ? json({ ...memberProfile, role: { ...memberProfile.role, type } })
            : security(request),
      }),
    );

  const factor =
    (secondFactor: string): Responder =>
    () =>
      json({
        data: { emailChange: null, secondFactor, recoveryCodesLeft: 0, hasApp: false },
      });

  it('refuses a member with 403', async () => {
    expect(await openAnalysis('authenticated', factor('on'))).toEqual({
      status: 403,
      to: null,
    });
  });

  it.each(['needed', 'unproved'])(
    'redirects staff whose second factor is %s to its setup, which returns here',
    async (state) => {
      const setup = '/tai-khoan/bao-mat?returnTo=%2Ftai-khoan%2Fthong-ke%3Fnam%3D2026';
      expect(await openAnalysis('staff', factor(state))).toEqual(redirectTo(setup));
    },
  );

  it('lets staff pass who proved their second factor', async () => {
    expect(await openAnalysis('staff', factor('on'))).toBeUndefined();
  });

  it("leaves a failure of the API to the page's own queries", async () => {
    const down = () => failure(503, 'ServiceUnavailableError', 'Bận');
    expect(await openAnalysis('staff', down)).toBeUndefined();
  });
});
