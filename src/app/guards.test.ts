import { RouterContextProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { apolloContext } from '@/data/apolloContext';
import { writeToken } from '@/data/cookie';
import { ProfileDocument } from '@/data/generated/operations/data/session';
import { isLoginVar } from '@/data/session';
import { json } from '@/data/testing/fakeApi';
import { memberProfile } from '@/data/testing/memberProfile';
import { clientWith, forgetSession, tokenOf, watch } from '@/data/testing/sessions';
import { requireLogin } from './guards';
import { markHydrated } from './hydration';

beforeEach(async () => {
  await forgetSession();
  markHydrated();
});
afterEach(forgetSession);

/** Each login has a new token: one that another tab has ended stays ended. */
let logins = 0;

async function openCheckout(change = () => Promise.resolve()) {
  writeToken(tokenOf('u1', `login ${(logins += 1)}`));
  const { client } = clientWith(() => json(memberProfile));
  watch(client);
  await client.query({ query: ProfileDocument });
  await change();
  const context = new RouterContextProvider();
  context.set(apolloContext, client);
  const request = new Request('http://localhost/dat-hang?buoc=1');
  const args = { request, context, params: {}, pattern: '/dat-hang', url: new URL(request.url) };
  return Promise.resolve(requireLogin(args, () => Promise.resolve(undefined)));
}

it('lets a member with a session pass', async () => {
  await expect(openCheckout()).resolves.toBeUndefined();
});

/** Another tab ends the session; the removal of its cookie is not visible here yet. */
async function endElsewhere() {
  const otherTab = new BroadcastChannel('session');
  otherTab.postMessage('ended');
  await vi.waitFor(() => expect(isLoginVar()).toBe(false));
  otherTab.close();
}

it('redirects to the login once another tab has ended the session, even while the cookie is visible', async () => {
  const response: unknown = await openCheckout(endElsewhere).catch((error) => error);
  expect(response).toBeInstanceOf(Response);
  expect((response as Response).headers.get('location')).toBe(
    '/dang-nhap?returnTo=%2Fdat-hang%3Fbuoc%3D1',
  );
});

it('lets a member pass after another login in another tab', async () => {
  const logInElsewhere = async () => {
    await endElsewhere();
    writeToken(tokenOf('u1', 'again'));
  };
  await expect(openCheckout(logInElsewhere)).resolves.toBeUndefined();
});
