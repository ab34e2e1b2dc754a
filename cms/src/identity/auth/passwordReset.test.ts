import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgotPassword } from './passwordReset';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('looks up the account to email only after the response', async () => {
  const findOne = vi.fn(async () => null);
  const strapi = { db: { query: () => ({ findOne }) }, log: { error: vi.fn() } };
  await forgotPassword(strapi as unknown as Parameters<typeof forgotPassword>[0], {
    email: 'khong-co@example.com',
  });
  await vi.advanceTimersByTimeAsync(250);
  expect(findOne).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(findOne).toHaveBeenCalledOnce();
});
