import type { Page } from '@playwright/test';
import { loginAsNewMember } from './member';
import { addCourse, money, openCourse, ordersOf } from './shopping';
import { expect, test } from './test';

async function openCheckout(page: Page, index: number) {
  const course = await openCourse(page.request, index);
  await loginAsNewMember(page);
  await addCourse(page, course);
  await page.goto('/dat-hang');
  await expect(page.getByRole('main')).toContainText(money(course.price));
  return course;
}

test('creates one order after a double click on “Đặt hàng”', async ({ page }) => {
  await openCheckout(page, 1);
  await page.getByRole('button', { name: 'Đặt hàng' }).dblclick();
  await expect(page).toHaveURL(/\/dat-hang\/thanh-cong/);
  expect(await ordersOf(page)).toHaveLength(1);
});

test.describe('with a lost response', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test('creates no second order after a retry', async ({ page }) => {
    await openCheckout(page, 2);
    let sent = 0;
    await page.route('**/api/order/addUserOrder', async (route) => {
      sent += 1;
      if (sent > 1) return route.continue();
      // The server stores the order and responds, but the browser never receives it.
      await route.fetch();
      return route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Đặt hàng' }).click();
    await expect(page.getByText('Chưa biết đơn hàng đã được ghi nhận hay chưa')).toBeVisible();
    expect(await ordersOf(page)).toHaveLength(1);
    await page.reload();
    await page.getByRole('button', { name: 'Gửi lại đơn hàng' }).click();
    await expect(page).toHaveURL(/\/dat-hang\/thanh-cong/);
    expect(sent).toBe(2);
    expect(await ordersOf(page)).toHaveLength(1);
  });
});
