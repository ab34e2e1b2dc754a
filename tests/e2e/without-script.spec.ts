import { expect, test } from './test';

test.use({ javaScriptEnabled: false });

test('shows public pages with working links', async ({ page, product }) => {
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

test('submits search forms and pages through a list', async ({ page }) => {
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

  await page.goto('/tim-kiem');
  await page.getByRole('searchbox').fill('đấu thầu');
  await page.getByRole('button', { name: 'Tìm' }).click();
  await expect(page).toHaveURL(/\/tim-kiem\?q=/);
  const first = page.getByRole('list', { name: 'Kết quả tìm kiếm' }).getByRole('link').first();
  await expect(first).toHaveText('Kiểm toán mua sắm và đấu thầu');
});

test('explains on each page what needs scripts', async ({ page }) => {
  await page.goto('/khoa-hoc');
  await expect(page.locator('.without-app')).toContainText('bật JavaScript');
});
