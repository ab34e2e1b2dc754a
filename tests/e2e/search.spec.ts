import { expect, test } from './test';

test('searches from the header while typing, and keeps the focus', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Tìm kiếm' }).click();
  await expect(page).toHaveURL('/tim-kiem');
  const field = page.getByRole('searchbox');
  await field.pressSequentially('quan ly ru', { delay: 30 });
  await expect(page).toHaveURL('/tim-kiem?q=quan+ly+ru');
  const results = page.getByRole('list', { name: 'Kết quả tìm kiếm' });
  await expect(results.getByRole('link').first()).toContainText(/quản\slý\srủi\sro/i);
  await expect(results.locator('mark').first()).toHaveText(/quản\slý\srủi?/i);
  await expect(page.getByRole('status').filter({ hasText: 'kết quả' })).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('quan ly ru');

  const kinds = page.getByRole('navigation', { name: 'Lọc theo loại' });
  await kinds.getByRole('link', { name: /^Chuẩn mực/ }).click();
  await expect(page).toHaveURL('/tim-kiem?q=quan+ly+ru&loai=tieu-chuan');
  await expect(results.locator('li').first()).toContainText('Chuẩn mực');
  await page.goBack();
  await expect(page).toHaveURL('/tim-kiem?q=quan+ly+ru');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('renders the search as a form with its results', async ({ page }) => {
    await page.goto('/tim-kiem');
    await page.getByRole('searchbox').fill('đấu thầu');
    await page.getByRole('button', { name: 'Tìm' }).click();
    await expect(page).toHaveURL(/\/tim-kiem\?q=/);
    const first = page.getByRole('list', { name: 'Kết quả tìm kiếm' }).getByRole('link').first();
    await expect(first).toHaveText('Kiểm toán mua sắm và đấu thầu');
    await first.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('đấu thầu');
  });
});
