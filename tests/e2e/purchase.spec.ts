import type { Page } from '@playwright/test';
import { fillLogin, fillRegistration, newPerson, openMenu } from './member';
import { money, openCourse, ordersOf } from './shopping';
import { expect, test } from './test';

test('finds a course, registers, logs in, orders it, and shows the order after a restart', async ({
  page,
  product,
}) => {
  // A restart is slow on a busy machine.
  test.setTimeout(120_000);
  const course = await openCourse(page.request);
  const person = newPerson();

  await page.goto('/');
  await followNavigation(page, 'Khoá học');
  await expect(page).toHaveURL('/khoa-hoc');
  await page.getByRole('searchbox').fill(withoutDiacritics(course.title));
  await page.getByRole('searchbox').press('Enter');
  await page.getByRole('main').getByRole('link', { name: course.title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: course.title })).toBeVisible();

  await page.goto('/dang-ky');
  await fillRegistration(page, person);
  await expect(page).toHaveURL(/\/dang-nhap/);
  await fillLogin(page, person);
  await expect(page).toHaveURL('/');

  await page.goto(`/khoa-hoc/${course.slug}`);
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).last().click();
  await page.getByRole('link', { name: 'Xem giỏ hàng' }).click();
  await expect(page.getByRole('main')).toContainText(money(course.price));
  await page.getByRole('link', { name: 'Tiến hành đặt hàng' }).click();
  await expect(page).toHaveURL('/dat-hang');
  await expect(page.getByLabel('Họ và tên')).toHaveValue(person.fullName);
  await page.getByRole('button', { name: 'Đặt hàng' }).click();

  await expect(page).toHaveURL(/\/dat-hang\/thanh-cong/);
  const [order] = await ordersOf(page);
  if (order === undefined) throw new Error('The order is not in the database.');
  expect(order.code).toMatch(/^DH\d\d[0-9A-Z]{5}$/);
  await expect(page.getByRole('main')).toContainText(order.code);
  await expect(page.getByRole('main')).toContainText(money(course.price));
  await expect(page.getByRole('img', { name: /VietQR/ })).toBeVisible();

  // A page that waits for the payment would poll the stopped server.
  await page.goto('about:blank');
  await product.restart();
  await page.goto('/tai-khoan/lich-su-mua-hang');
  await expect(page.getByRole('main')).toContainText(order.code);
  await page.getByRole('main').getByRole('link', { name: course.title }).click();
  await expect(page.getByRole('main')).toContainText(course.title);
  await expect(page.getByRole('main')).toContainText('Chờ thanh toán');
});

/** On a phone the links are in the menu. */
async function followNavigation(page: Page, name: string): Promise<void> {
  const link = page.getByRole('banner').getByRole('link', { name }).filter({ visible: true });
  if ((await link.count()) === 0) await openMenu(page);
  await link.click();
}

function withoutDiacritics(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/g, 'd').replace(/Đ/g, 'D');
}
