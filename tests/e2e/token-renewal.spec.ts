import type { Page } from '@playwright/test';
import { fillLogin, loginAsNewMember, logout, openMenu, registerMember } from './member';
import { addCourse, openCourse, ordersOf } from './shopping';
import { expect, test } from './test';

const orders = '/tai-khoan/lich-su-mua-hang';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function tokenOf(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies(page.url());
  return cookies.find(({ name }) => name === 'token')?.value;
}

async function setToken(page: Page, value: string): Promise<void> {
  const { hostname } = new URL(page.url());
  await page.context().addCookies([{ name: 'token', value, domain: hostname, path: '/' }]);
}

/** Simulates an expired token after ten minutes: one that the server refuses. */
async function expireToken(page: Page): Promise<string> {
  const dead = 'out.of.date';
  await setToken(page, dead);
  return dead;
}

test('hides the refresh token from scripts, pages and other sites', async ({ page }) => {
  await loginAsNewMember(page);
  const cookies = await page.context().cookies(new URL('/api/auth/refresh', page.url()).href);
  expect(cookies.find(({ name }) => name === 'refresh')).toMatchObject({
    httpOnly: true,
    sameSite: 'Strict',
    path: '/api/auth',
    domain: new URL(page.url()).hostname,
  });
  expect(await page.evaluate(() => document.cookie)).not.toContain('refresh');
  const sent = page.waitForRequest(/\/gio-hang$/);
  await page.goto('/gio-hang');
  expect((await (await sent).allHeaders()).cookie ?? '').not.toContain('refresh=');
});

test.describe('with an expired token', () => {
  test.use({ expectedConsole: /status of 401/ });

  test('keeps two tabs logged in that refresh at the same time', async ({ page, context }) => {
    await loginAsNewMember(page);
    const other = await context.newPage();
    await other.goto('/gio-hang');
    for (let round = 0; round < 3; round += 1) {
      const dead = await expireToken(page);
      await Promise.all([page.goto(orders), other.goto(orders)]);
      await expect(heading(page)).toHaveText('Lịch sử mua hàng');
      await expect(heading(other)).toHaveText('Lịch sử mua hàng');
      await expect.poll(() => tokenOf(page)).not.toBe(dead);
    }
  });

  test('places an order once in the middle of checkout', async ({ page }) => {
    const course = await openCourse(page.request);
    await loginAsNewMember(page);
    await addCourse(page, course);
    await page.goto('/dat-hang');
    const order = page.getByRole('button', { name: /^Đặt hàng/ });
    await expect(order).toBeEnabled();
    const sent: { status: number; key: unknown }[] = [];
    page.on('response', (response) => {
      if (!response.url().endsWith('/addUserOrder')) return;
      const body = response.request().postDataJSON() as { idempotencyKey: unknown };
      sent.push({ status: response.status(), key: body.idempotencyKey });
    });
    await expireToken(page);
    await order.click();
    await expect(page).toHaveURL(/\/dat-hang\/thanh-cong/);
    expect(await ordersOf(page)).toHaveLength(1);
    expect(sent.map(({ status }) => status)).toEqual([401, 200]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });
});

test('opens the login and returns if the token is gone while the tab is open', async ({ page }) => {
  const person = await loginAsNewMember(page);
  await page.goto('/gio-hang');
  await openMenu(page);
  await page.context().clearCookies();
  await page
    .getByRole('link', { name: 'Lịch sử mua hàng' })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/dang-nhap\?returnTo=/);
  await fillLogin(page, person);
  await expect(page).toHaveURL(orders);
});

test('logs out other tabs, and clears what was typed there', async ({ page, context }) => {
  const course = await openCourse(page.request);
  const person = await loginAsNewMember(page);
  await addCourse(page, course);
  await page.goto('/dat-hang');
  await page.getByLabel('Địa chỉ').first().fill('Số 1 phố Kiểm Thử');
  const drafts = () => page.evaluate(() => JSON.stringify(sessionStorage));
  expect(await drafts()).toContain('phố Kiểm Thử');

  const other = await context.newPage();
  await other.goto('/gio-hang');
  await logout(other);
  await expect(page).toHaveURL(/\/dang-nhap/);
  await expect(page.locator('body')).not.toContainText(person.fullName);
  expect(await drafts()).not.toContain('phố Kiểm Thử');
});

test('shows the member who logged in while the tab slept', async ({ page }) => {
  const course = await openCourse(page.request);
  const first = await loginAsNewMember(page);
  await addCourse(page, course);
  await page.goto('/dat-hang');
  await page.getByLabel('Địa chỉ').first().fill('Số 1 phố Kiểm Thử');
  const second = await registerMember(page);
  const login = await page.request.post('/api/auth/local', {
    data: { identifier: second.email, password: second.password },
  });
  const { jwt } = (await login.json()) as { jwt: string };
  await setToken(page, jwt);
  const reloaded = page.waitForEvent('load');
  await page.evaluate(() => dispatchEvent(new Event('pageshow')));
  await reloaded;
  await expect(page.getByLabel('Email').first()).toHaveValue(second.email);
  expect(await page.content()).not.toContain(first.email);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('phố Kiểm Thử');
});
