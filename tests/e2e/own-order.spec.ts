import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { loginAsNewMember } from './member';
import { addCourse, openCourse, ordersOf } from './shopping';
import { expect, test } from './test';

async function openOrder(page: Page, index: number): Promise<string> {
  const course = await openCourse(page.request, index);
  await loginAsNewMember(page);
  await addCourse(page, course);
  await page.goto('/dat-hang');
  await page.getByRole('button', { name: 'Đặt hàng' }).click();
  await expect(page).toHaveURL(/\/dat-hang\/thanh-cong/);
  await page.getByRole('link', { name: 'Xem chi tiết đơn hàng' }).click();
  await expect(page.getByText(/Viện giữ chỗ đến/)).toBeVisible();
  const [order] = await ordersOf(page);
  if (order === undefined) throw new Error('There is no order.');
  return order.code;
}

test('saves the QR code, prints the order on one page, and cancels it', async ({ page }) => {
  const code = await openOrder(page, 5);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Lưu mã QR/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`VietQR-${code}.png`);
  const image = await readFile(await file.path());
  expect(image.subarray(1, 4).toString()).toBe('PNG');
  expect(image.readUInt32BE(16)).toBe(960);

  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);

  await page.getByRole('button', { name: 'Huỷ đơn hàng' }).click();
  const dialog = page.getByRole('dialog', { name: `Huỷ đơn hàng ${code}?` });
  await dialog.getByRole('button', { name: 'Huỷ đơn hàng' }).click();
  await expect(page.getByText('Quý khách đã huỷ đơn hàng này')).toBeVisible();
  await expect(page.getByRole('img', { name: /VietQR/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Đã huỷ');
});
