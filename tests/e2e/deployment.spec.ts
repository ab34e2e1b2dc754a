import type { Page } from '@playwright/test';
import { expect, test } from './test';

test.describe('after a deployment', () => {
  test.use({ expectedConsole: /Failed to load resource|dynamically imported module/ });

  test('opens the clicked page at the first click', async ({ page }) => {
    await page.goto('/');
    await removeOldCode(page);
    await page.locator('main a[href="/khoa-hoc"]').first().dispatchEvent('click');
    await expect(page).toHaveURL('/khoa-hoc');
    await expect(page.getByRole('heading', { level: 1, name: 'Khoá học' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});

/** The host has no page's code of the old build; the next document is the new build's. */
async function removeOldCode(page: Page): Promise<void> {
  let old = true;
  await page.route(/\/assets\/CourseListPage-/, (route) =>
    old ? route.fulfill({ status: 404 }) : route.continue(),
  );
  page.on('request', (request) => {
    if (request.isNavigationRequest()) old = false;
  });
}
