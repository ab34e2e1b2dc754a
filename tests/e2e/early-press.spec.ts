import type { Locator, Page } from '@playwright/test';
import { registerMember } from './member';
import { expect, test } from './test';

/** Opens a page. Its app loads only when the returned function is called. */
async function openBeforeApp(page: Page, path: string): Promise<() => void> {
  let send = () => undefined as void;
  const requested = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/assets/app-*.js', async (route) => {
    await requested;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'load' });
  return send;
}

/** Clicks a disabled button, as a visitor does who cannot see that it is disabled. */
async function pressEarly(page: Page, button: Locator): Promise<void> {
  await expect(button).toBeDisabled();
  await button.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(button).toHaveCSS('cursor', 'progress');
}

const loginButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Đăng nhập', exact: true });

test('replays clicks made before the app started, in order', async ({ page, product }) => {
  const send = await openBeforeApp(page, await product.coursePath());
  const more = page.getByRole('button', { name: 'Tăng số lượng' }).first();
  await more.click();
  await more.click();
  // The first one may be in the bar at the bottom of a phone.
  const add = page.getByRole('button', { name: 'Thêm vào giỏ' }).last();
  // Opens the browser's menu, without a click.
  await more.click({ button: 'right' });
  await pressEarly(page, add);
  await pressEarly(page, add);
  send();
  await expect(page.getByRole('status').filter({ hasText: 'giỏ' }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toContain('"quantity":3');
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
});

for (const way of ['button', 'Enter'] as const) {
  test(`submits a login sent by ${way} before the app started`, async ({ page }) => {
    const person = await registerMember(page);
    await page.context().clearCookies();
    const send = await openBeforeApp(page, '/dang-nhap');
    await page.getByLabel('Email hoặc tên đăng nhập').fill(person.email);
    const password = page.getByLabel('Mật khẩu', { exact: true });
    await password.fill(person.password);
    if (way === 'button') await pressEarly(page, loginButton(page));
    else await password.press('Enter');
    send();
    await expect(page).toHaveURL('/');
  });
}

test('reports missing fields of a form sent before the app started', async ({ page }) => {
  const send = await openBeforeApp(page, '/dang-nhap');
  await pressEarly(page, loginButton(page));
  send();
  const field = page.getByLabel('Email hoặc tên đăng nhập');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
});

test('does not mark a button that is disabled once the app has started', async ({ page }) => {
  await page.goto('/dang-nhap');
  await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('main form [type=submit]');
    if (button) button.disabled = true;
  });
  const { x = 0, y = 0 } = (await loginButton(page).boundingBox()) ?? {};
  await page.mouse.click(x + 5, y + 5);
  await page.getByLabel('Email hoặc tên đăng nhập').press('Enter');
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
});
