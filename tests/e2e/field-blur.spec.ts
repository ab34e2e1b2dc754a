import { loginAsNewMember } from './member';
import { addCourse, openCourse } from './shopping';
import { expect, test } from './test';
import type { Locator } from '@playwright/test';

/** A human press: a click with a delay between down and up, or a tap on touch screens. */
const press = (target: Locator, touch: boolean) =>
  touch ? target.tap() : target.click({ delay: 250 });

test('registers a click although leaving a field shows its error', async ({ page, hasTouch }) => {
  await page.goto('/dang-ky');
  await expect(page.getByRole('button', { name: 'Tạo tài khoản' })).toBeEnabled();
  await page.getByLabel('Số điện thoại').fill('12');
  const consent = page.getByRole('checkbox', { name: /Tôi đồng ý/ });
  await press(consent, hasTouch);
  await expect(consent).toBeChecked();
  await expect(page.getByText(/Số điện thoại gồm 10 hoặc 11 chữ số/)).toBeVisible();
  await page.getByLabel('Email').fill('sai');
  await press(page.getByRole('main').getByRole('link', { name: 'Đăng nhập' }), hasTouch);
  await expect(page).toHaveURL('/dang-nhap');
});

test('registers such a click at checkout too', async ({ page, hasTouch }) => {
  await loginAsNewMember(page);
  await addCourse(page, await openCourse(page.request, 2));
  await page.goto('/dat-hang');
  await page.getByLabel('Số điện thoại').fill('12');
  const invoice = page.getByRole('checkbox', { name: /xuất hoá đơn/ });
  await press(invoice, hasTouch);
  await expect(invoice).toBeChecked();
  await expect(page.getByText(/Số điện thoại gồm 10 hoặc 11 chữ số/)).toBeVisible();
});

test('submits the form of a tapped button', async ({ page, hasTouch }) => {
  await page.goto('/dang-ky');
  await expect(page.getByRole('button', { name: 'Tạo tài khoản' })).toBeEnabled();
  await page.getByLabel('Email').fill('sai');
  await press(page.getByRole('button', { name: 'Tạo tài khoản' }), hasTouch);
  await expect(page.getByLabel('Họ và tên')).toBeFocused();
});
