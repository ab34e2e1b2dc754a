import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../src/app/entry-server';
import { responses, startFakeApi, type FakeApi } from '../testing/fakeApi';
import { startHost, type TestHost } from '../testing/startHost';

const SECRET = 'a-secret-of-the-tests-only';
const QUARTER_MS = 15 * 60_000;

const company = (name: string) =>
  responses.json({
    data: {
      documentId: 'c',
      name,
      address: 'Hà Nội',
      hotline: '0900',
      email: 'a@b.vn',
      taxCode: '01',
      socials: [],
    },
    meta: {},
  });

let api: FakeApi;
let host: TestHost;
let renderings: number;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T08:01:00Z') });
  api = await startFakeApi(company('Viện'));
  renderings = 0;
  host = await startHost(
    api.origin,
    { PURGE_SECRET: SECRET },
    {
      render: (request) => {
        renderings += 1;
        return renderPage(request);
      },
    },
  );
});
afterEach(async () => {
  vi.useRealTimers();
  await host.stop();
  await api.stop();
});

const page = async () => (await fetch(`${host.origin}/dang-nhap`)).text();
/** Requests the page, waits for the revalidation in the background, and returns the page requested after it. */
async function pageAfter(ms: number): Promise<string> {
  vi.setSystemTime(Date.now() + ms);
  const requested = api.requests.length;
  await page();
  await expect.poll(() => api.requests.length).toBeGreaterThan(requested);
  await new Promise((resolve) => setTimeout(resolve, 100));
  return page();
}

describe('a stale page', () => {
  it('is reused while its API responses are unchanged', async () => {
    const first = await page();
    const requested = api.requests.length;
    for (let minute = 0; minute < 5; minute += 1) expect(await pageAfter(61_000)).toBe(first);
    expect(renderings).toBe(1);
    expect(api.requests.length).toBeGreaterThanOrEqual(requested + 5);
  });

  it('is rendered again after a changed response', async () => {
    const first = await page();
    api.behaviour = company('Viện khác');
    const next = await pageAfter(61_000);
    expect(first).not.toContain('Viện khác');
    expect(next).toContain('Viện khác');
    expect(renderings).toBe(2);
  });

  it('is rendered again every quarter of an hour, the unit in which pages show the time', async () => {
    await page();
    await pageAfter(QUARTER_MS);
    expect(renderings).toBe(2);
  });

  it('is reused while the API fails', async () => {
    const first = await page();
    api.behaviour = responses.status(500);
    expect(await pageAfter(61_000)).toBe(first);
    expect(renderings).toBe(1);
  });

  it('is reused after a purge that changed nothing on it, and waits for changes that do', async () => {
    const purge = () =>
      fetch(`${host.origin}/_host/purge`, {
        method: 'POST',
        headers: { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags: ['company-information'] }),
      });
    const first = await page();
    await purge();
    expect(await page()).toBe(first);
    api.behaviour = company('Viện khác');
    await purge();
    expect(await page()).toContain('Viện khác');
    expect(renderings).toBe(2);
  });
});
