import { readFile } from 'node:fs/promises';
import { addOrder } from '../support/orders';
import { addBuyer } from '../support/members';
import { loginAsNewStaff } from './member';
import { expect, test } from './test';

test('shows the figures of a period, by keyboard too, and exports them', async ({
  page,
  product,
}) => {
  const buyer = await addBuyer(product.api);
  await addOrder(product.api, buyer.id, {
    status: 'paid',
    placedAt: new Date('2020-05-05T09:00:00+07:00'),
    lines: [{ kind: 'course', item: 'mot', amount: 5_000_000, quantity: 1 }],
  });
  await loginAsNewStaff(page, product);
  await page.goto('/tai-khoan/thong-ke');
  const see = async (from: string, to: string) => {
    await page.getByLabel('Từ ngày').fill(from);
    await page.getByLabel('Đến ngày').fill(to);
    await page.getByRole('button', { name: 'Xem' }).click();
  };
  const orders = page.locator('dl > div').filter({ hasText: 'Đơn đã thanh toán' });
  const count = orders.locator('dd').first();

  await see('1/5/2020', '31/5/2020');
  await expect(page).toHaveURL('/tai-khoan/thong-ke?tu=2020-05-01&den=2020-05-31');
  await expect(count).toHaveText('1');
  const picker = page.getByRole('slider', { name: 'Biểu đồ doanh thu theo ngày' });
  await picker.focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  await expect(picker).toHaveAttribute('aria-valuetext', /^05\/05\/2020: 5\.000\.000\s₫, 1 đơn$/);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Xuất CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('Phân tích 2020-05-01 đến 2020-05-31.csv');
  expect(await readFile(await file.path(), 'utf8')).toContain('05/05/2020;1;5000000');

  const drawn = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PNG Doanh thu theo thời gian' }).click();
  const image = await drawn;
  expect(image.suggestedFilename()).toBe('Doanh thu theo thời gian 2020-05-01 đến 2020-05-31.png');
  const painted = await readFile(await image.path());
  expect(painted.subarray(1, 4).toString()).toBe('PNG');
  expect(painted.length).toBeGreaterThan(5_000);

  await see('1/1/2019', '31/12/2019');
  await expect(page.getByText('Kỳ này chưa bán được sản phẩm nào.')).toBeVisible();
  await expect(count).toHaveText('0');
  await page.goBack();
  await expect(count).toHaveText('1');
  await expect(page.getByLabel('Từ ngày')).toHaveValue('01/05/2020');
});
