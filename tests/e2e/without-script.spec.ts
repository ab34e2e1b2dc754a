import { expect, test } from './test';

test.use({ javaScriptEnabled: false });

test('public pages show their content and their links work', async ({ page, product }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').locator('a[href="/khoa-hoc"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Khoá học' })).toBeVisible();
  const path = await product.coursePath();
  await page.locator(`main a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('₫');
});

test('the search form and the pages of a list work', async ({ page }) => {
  await page.goto('/khoa-hoc');
  await page
    .getByRole('link', { name: /Trang 2|2/ })
    .last()
    .click();
  await expect(page).toHaveURL(/trang=2/);
  await page.goto('/khoa-hoc');
  await page.getByRole('searchbox').fill('kiem toan');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/kiem/);
  await expect(page.getByRole('main')).toContainText(/kiểm toán/i);
});

test('each page says what needs scripts', async ({ page }) => {
  await page.goto('/khoa-hoc');
  await expect(page.locator('.without-app')).toContainText('bật JavaScript');
});
