import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../src/app/entry-server';
import { responses } from '../testing/fakeApi';
import { setUpSite } from '../testing/setUpSite';

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

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T08:01:00Z') });
});
afterEach(() => vi.useRealTimers());
// The caches read the clock of their start.
const site = setUpSite({ api: company('Viện'), render: renderPage });

const page = async () => (await site.get('/dang-nhap')).text();
/** Requests the page, waits for the revalidation in the background, and returns the page requested after it. */
async function pageAfter(ms: number): Promise<string> {
  vi.setSystemTime(Date.now() + ms);
  const requested = site.api.requests.length;
  await page();
  await expect.poll(() => site.api.requests.length).toBeGreaterThan(requested);
  await new Promise((resolve) => setTimeout(resolve, 100));
  return page();
}

describe('a stale page', () => {
  it('is reused while its API responses are unchanged', async () => {
    const first = await page();
    const requested = site.api.requests.length;
    for (let minute = 0; minute < 5; minute += 1) expect(await pageAfter(61_000)).toBe(first);
    expect(site.renders).toBe(1);
    expect(site.api.requests.length).toBeGreaterThanOrEqual(requested + 5);
  });

  it('is rendered again after a changed response', async () => {
    const first = await page();
    site.api.behaviour = company('Viện khác');
    const next = await pageAfter(61_000);
    expect(first).not.toContain('Viện khác');
    expect(next).toContain('Viện khác');
    expect(site.renders).toBe(2);
  });

  it('is rendered again every quarter of an hour, the unit in which pages show the time', async () => {
    await page();
    await pageAfter(QUARTER_MS);
    expect(site.renders).toBe(2);
  });

  it('is reused while the API fails', async () => {
    const first = await page();
    site.api.behaviour = responses.status(500);
    expect(await pageAfter(61_000)).toBe(first);
    expect(site.renders).toBe(1);
  });

  it('is reused after a purge that changed nothing on it, and waits for changes that do', async () => {
    const purge = () => site.purge({ tags: ['company-information'] });
    const first = await page();
    await purge();
    expect(await page()).toBe(first);
    site.api.behaviour = company('Viện khác');
    await purge();
    expect(await page()).toContain('Viện khác');
    expect(site.renders).toBe(2);
  });
});
