import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { replacePanelLogin } from './panelLogin';
import { isPassword } from '../../identity/credentials/passwords';

vi.mock('../../identity/credentials/passwords', () => ({
  isPassword: vi.fn(async () => false),
  hashPassword: vi.fn(),
}));

const known = { id: 1, documentId: 'quantri', email: 'quantri@example.com', password: 'hash' };

interface Auth {
  checkCredentials(login: { email: string; password: string }): Promise<unknown[]>;
  forgotPassword(input: { email: string }): Promise<void>;
}

/** A server with `known` as its only account. */
function newServer() {
  const findOne = vi.fn(async ({ where }: { where: { email: string } }) =>
    where.email === known.email ? known : null,
  );
  const auth = {} as Auth;
  const strapi = {
    service: () => auth,
    db: { query: () => ({ findOne }) },
    log: { warn: vi.fn(), error: vi.fn() },
    requestContext: { get: () => undefined },
  } as unknown as Parameters<typeof replacePanelLogin>[0];
  replacePanelLogin(strapi);
  return { auth, findOne };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

it.each([
  [known.email, 'hash'],
  ['khong-co@example.com', undefined],
])('compares a password with a hash for %s, and responds identically', async (email, hash) => {
  const { auth } = newServer();
  const outcome = await auth.checkCredentials({ email, password: 'sai-mat-khau' });
  expect(isPassword).toHaveBeenCalledExactlyOnceWith('sai-mat-khau', hash);
  expect(outcome).toEqual([null, false, { message: 'Invalid credentials' }]);
});

it.each([known.email, 'khong-co@example.com'])(
  'looks up the account to email only after the response, for %s',
  async (email) => {
    const { auth, findOne } = newServer();
    await auth.forgotPassword({ email });
    await vi.advanceTimersByTimeAsync(250);
    expect(findOne).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2_000);
    expect(findOne).toHaveBeenCalledOnce();
  },
);
