import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { startHost } from '../../host/testing/startHost';
import { callApi, type ApiResponse, type Failure } from '../support/api';
import { addItem, addShopSettings } from '../support/content';
import { databases } from '../support/database';
import { newMember, testPassword } from '../support/members';
import { orderBody, placeOrder } from '../support/orders';
import { startApi } from '../support/startApi';
import { shared } from '../support/suite';

/** The maximum duration of a call while the database is unavailable. */
const MAX_MS = 2_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Timed extends ApiResponse<Failure> {
  call: number;
  ms: number;
}

describe.runIf(databases.includes('postgres'))('an outage of PostgreSQL', () => {
  const api = shared(
    () => startApi({ database: 'postgres', env: { PROBE_NETWORKS: '127.0.0.0/8' } }),
    (own) => own.stop(),
  );
  // Its cache is stale at once, so that each read queries the API first.
  const host = shared(
    () => startHost(api.url, { CACHE_FRESH_SECONDS: '0' }),
    (own) => own.stop(),
  );
  const member = shared(() => newMember(api));
  let item: string;
  beforeAll(async () => {
    await addShopSettings(api);
    item = await addItem(api, 'course', { capacity: 1_000 });
  });

  const order = () => orderBody([{ kind: 'course', documentId: item, quantity: 1 }], 1_000_000);
  const calls: readonly ((count: number) => Promise<ApiResponse<Failure>>)[] = [
    (count) => callApi(api, `/courses?_q=khong-co-${count}`),
    () => callApi(api, '/users/me', { token: member.token }),
    () => callApi(api, '/order/addUserOrder', { token: member.token, json: order() }),
    (count) =>
      callApi(api, '/auth/local', { json: { identifier: `ai-${count}`, password: testPassword } }),
    () => callApi(api, '/notification/userNoti', { token: member.token }),
  ];

  async function time(count: number): Promise<Timed> {
    const begun = Date.now();
    const call = count % calls.length;
    return { ...(await calls[call]!(count)), call, ms: Date.now() - begun };
  }

  /** Visitors who continue to call for a while. */
  async function callFor(ms: number): Promise<Timed[]> {
    const responses: Timed[] = [];
    const end = Date.now() + ms;
    const visitors = Array.from({ length: 20 }, async (_, index) => {
      for (let count = index * 1_000 + index; Date.now() < end; count += 1) {
        responses.push(await time(count));
        await pause(20);
      }
    });
    await Promise.all(visitors);
    return responses;
  }

  const linesWith = (log: string, words: string) =>
    log.split('\n').filter((line) => line.includes(words));

  async function expectRecovery(pid: number): Promise<void> {
    await expect
      .poll(async () => (await placeOrder(api, member.token, order())).status, { timeout: 20_000 })
      .toBe(200);
    await expect.poll(async () => (await fetch(`${api.url}/readyz`)).status).toBe(200);
    await expect.poll(() => linesWith(api.log(), 'responds again')).toHaveLength(1);
    expect(api.pid()).toBe(pid);
  }

  function expectRefusals(responses: readonly Timed[]): void {
    expect(responses.length).toBeGreaterThan(50);
    const wrong = responses.filter(
      ({ status, headers, ms }) =>
        status !== 503 || headers.get('retry-after') === null || ms > MAX_MS,
    );
    expect(wrong.map(({ call, status, ms, body }) => ({ call, status, ms, body }))).toEqual([]);
  }

  it('responds 503 within two seconds, logs two lines, and recovers without a restart', async () => {
    const pid = api.pid();
    const cached = await fetch(`${host.origin}/api/courses`);
    expect(cached.status).toBe(200);
    // The first call of its kind loads code.
    expect((await callFor(500)).filter(({ status }) => status >= 500)).toEqual([]);
    const before = api.log().length;
    await api.databaseServer().stop();
    const responses = await callFor(6_000);
    const ready = await fetch(`${api.url}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({
      status: 'fail',
      checks: { database: { status: 'fail', outages: ['connection'] } },
    });
    expect((await fetch(`${api.url}/livez`)).status).toBe(200);
    expect((await fetch(`${host.origin}/api/courses`)).status).toBe(200);
    expect((await fetch(`${host.origin}/readyz`)).status).toBe(200);
    await api.databaseServer().start();
    expectRefusals(responses);
    await expectRecovery(pid);

    const log = api.log().slice(before).trim();
    expect(linesWith(log, 'does not respond')).toHaveLength(1);
    const [over = ''] = linesWith(log, 'responds again');
    expect(Number(/after ([\d.]+) s/.exec(over)?.[1])).toBeGreaterThan(5);
    expect(Number(/(\d+) calls got 503/.exec(over)?.[1])).toBeGreaterThanOrEqual(responses.length);
    const others = log
      .split('\n')
      .filter((line) => !/does not respond|responds again|"event.dataset":"access"/.test(line));
    expect(others).toEqual([]);
  });

  it('responds 503 while the server is frozen and sends nothing', async () => {
    await api.restart();
    const pid = api.pid();
    expect((await placeOrder(api, member.token, order())).status).toBe(200);
    const frozen = processesBelow(api.databaseServer().pid());
    for (const each of frozen) process.kill(each, 'SIGSTOP');
    const responses = await callFor(10_000);
    for (const each of frozen) process.kill(each, 'SIGCONT');
    // A statement in flight fails after the second ping, before the server continues.
    const late = responses.filter(({ ms }) => ms > MAX_MS);
    expect(late.length).toBeLessThanOrEqual(20);
    expect(Math.max(...responses.map(({ ms }) => ms))).toBeLessThan(9_000);
    expect(
      responses.filter(({ status }) => status !== 503).map(({ call, status }) => [call, status]),
    ).toEqual([]);
    await expectRecovery(pid);
    expect(linesWith(api.log(), 'does not respond')).toHaveLength(1);
  });
});

/** A process and those that it has started. */
function processesBelow(pid: number): number[] {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return [pid, ...children.trim().split(/\s+/).map(Number)];
}
