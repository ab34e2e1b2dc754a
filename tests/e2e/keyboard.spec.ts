import type { Locator, Page } from '@playwright/test';
import { newPerson } from './member';
import { openCourse, ordersOf } from './shopping';
import { expect, test } from './test';

test('completes a purchase with the keyboard only', async ({ page }) => {
  test.setTimeout(120_000);
  const course = await openCourse(page.request, 5);
  const person = newPerson();

  await page.goto('/dang-ky');
  await reach(page, page.getByLabel('Họ và tên'));
  for (const [label, value] of [
    ['Họ và tên', person.fullName],
    ['Email', person.email],
    ['Số điện thoại', person.phone],
    ['Tên đăng nhập', person.username],
  ] as const) {
    await reach(page, page.getByLabel(label));
    await page.keyboard.type(value);
  }
  await reach(page, page.getByLabel('Mật khẩu', { exact: true }));
  await page.keyboard.type(person.password);
  await reach(page, page.getByRole('checkbox', { name: /Tôi đồng ý/ }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dang-nhap/);

  await reach(page, page.getByLabel('Email hoặc tên đăng nhập'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(person.email);
  await reach(page, page.getByLabel('Mật khẩu', { exact: true }));
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');

  await page.goto('/khoa-hoc');
  await reach(page, page.getByRole('searchbox'));
  await page.keyboard.type(course.title);
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('main').getByRole('link', { name: course.title }).first());
  await expect(page.getByRole('heading', { level: 1, name: course.title })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Thêm vào giỏ' }).last());
  await press(page, page.getByRole('link', { name: 'Xem giỏ hàng' }));
  await press(page, page.getByRole('link', { name: 'Tiến hành đặt hàng' }));
  await expect(page).toHaveURL('/dat-hang');
  await press(page, page.getByRole('button', { name: 'Đặt hàng' }));
  await expect(page).toHaveURL(/\/dat-hang\/thanh-cong/);
  expect(await ordersOf(page)).toHaveLength(1);
});

/** Presses Tab until the element has focus, and checks that the focus is visible. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect(target).toBeEnabled();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      const box = await target.boundingBox();
      expect(box, 'the focused element is on the screen').not.toBeNull();
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`120 presses of Tab do not lead to ${String(target)}.`);
}

async function press(page: Page, target: Locator): Promise<void> {
  await reach(page, target);
  await page.keyboard.press('Enter');
}
