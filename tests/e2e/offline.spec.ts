import { expect, test } from './test';

test.describe('without a connection', () => {
  test.use({
    expectedConsole: /Failed to load resource|Failed to fetch|ERR_INTERNET_DISCONNECTED/,
  });

  test('waits in the shell for a page whose code is not loaded, and continues by itself', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const link = page.getByRole('main').locator('a[href^="/khoa-hoc/"]').first();
    await expect(link).toBeVisible();
    await context.setOffline(true);
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page.getByText(/sẽ tự mở khi có mạng trở lại/)).toBeInViewport();
    await expect(page.getByRole('banner')).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL(href);
    await expect(page.getByText(/sẽ tự mở khi có mạng trở lại/)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('returns with Back to the scroll position and the focused link', async ({ page }) => {
  await page.goto('/khoa-hoc');
  const link = page.getByRole('main').locator('a[href^="/khoa-hoc/"]').nth(6);
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const before = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page).toHaveURL(/\/khoa-hoc\/.+/);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/khoa-hoc');
  await expect(link).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});
