import { expect, it } from 'vitest';
import { callApi } from '../support/api';
import { sharedApi } from '../support/suite';

const CLIENTS = 4;
const LOGINS = 60;

/** Of the other clients, each may have one login on its way to the queue when another joins it. */
const MAX_PASSED = 2 * (CLIENTS - 1);

const api = sharedApi({ database: 'sqlite' });

it('serves logins in the order of their arrival, so that later ones never starve earlier ones', async () => {
  const started: number[] = [];
  const finished: number[] = [];
  const client = async () => {
    while (started.length < LOGINS) {
      const login = started.length;
      started.push(login);
      const { status } = await callApi(api, '/auth/local', {
        // An unknown account is compared with a hash of the full cost.
        json: { identifier: `khong-co-${login}@example.com`, password: 'Gio-nam-thoi-2026' },
      });
      expect(status).toBe(400);
      finished.push(login);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const passedBy = finished.map(
    (login, index) => finished.slice(0, index).filter((other) => other > login).length,
  );
  expect(finished).toHaveLength(started.length);
  expect(Math.max(...passedBy)).toBeLessThanOrEqual(MAX_PASSED);
});
