import { describe, expect, it } from 'vitest';
import { callApi } from '../support/api';
import { databases } from '../support/database';
import { startApi } from '../support/startApi';
import { shared } from '../support/suite';

describe.runIf(databases.includes('postgres'))('limits on PostgreSQL', () => {
  const api = shared(
    () => startApi({ database: 'postgres', env: { AUTH_ATTEMPTS_PER_MINUTE: '3' } }),
    (own) => own.stop(),
  );
  const logIn = async (identifier: string) => {
    const json = { identifier, password: 'Sai-mat-khau-1' };
    const { status } = await callApi(api, '/auth/local', { method: 'POST', json });
    return status;
  };

  it('counts attempts across processes', async () => {
    expect([await logIn('a'), await logIn('b'), await logIn('c')]).toEqual([400, 400, 400]);
    expect(await logIn('d')).toBe(429);
    await api.restart();
    expect(await logIn('e')).toBe(429);
    expect(
      await api.sql('select key, points from rate_limits where key like ?', ['POST /auth/local:%']),
    ).toHaveLength(1);
  });
});
