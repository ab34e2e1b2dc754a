import { addOrder } from '../support/orders';
import { addItem } from '../support/content';
import { userIdOf } from '../support/members';
import type { Page } from '@playwright/test';
import { loginAsNewMember, logout } from './member';
import { expect, test } from './test';

const HOUR = 3_600_000;

test.use({
  serviceWorkers: 'allow',
  expectedConsole: /Failed to load resource|Failed to fetch|ERR_INTERNET_DISCONNECTED|no-response/,
});

/** The offline page has no app to wait for. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

test('shows saved tickets without a connection, and nothing after the logout', async ({
  page,
  context,
  product: { api },
}) => {
  const member = await loginAsNewMember(page);
  const event = await addItem(api, 'seminar', {
    start_at: new Date(Date.now() + HOUR),
    end_at: new Date(Date.now() + 4 * HOUR),
    order_by_option: false,
  });
  const title = `Kiểm toán không mạng ${event}`;
  await api.sql('update seminars set title = ? where document_id = ?', [title, event]);
  const lines = [{ kind: 'seminar', item: event, quantity: 1 }] as const;
  await addOrder(api, await userIdOf(api, member.email), { status: 'paid', lines: [...lines] });

  await page.goto('/');
  // Saved without being opened.
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const keys = await Promise.all(
            (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
          );
          const paths = keys.flat().map(({ url }) => new URL(url).pathname);
          return ['/api/ticket/userBooking', '/tai-khoan/khoa-hoc-cua-toi'].every((path) =>
            paths.includes(path),
          );
        }),
      { timeout: 40_000 },
    )
    .toBe(true);

  await context.setOffline(true);
  await open(page, '/hoi-thao');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quý khách đang ngoại tuyến');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('img', { name: /^Mã QR/ })).toBeVisible();
  await expect(page.getByText(/Đang ngoại tuyến: dữ liệu lúc/)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(/dữ liệu lúc/)).toBeHidden({ timeout: 30_000 });
  await logout(page);
  await expect
    .poll(() => cacheNames(page))
    .not.toContainEqual(expect.stringMatching(/^member-|^pages-/));
  await context.setOffline(true);
  await open(page, '/tai-khoan/khoa-hoc-cua-toi?muc=ve');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quý khách đang ngoại tuyến');
  await expect(page.getByText('Chưa có mục nào được lưu')).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/dang-nhap/);
});
