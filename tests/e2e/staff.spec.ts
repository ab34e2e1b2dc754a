import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { addOrder } from '../support/orders';
import { addBuyer } from '../support/members';
import type { Product } from '../support/product';
import { loginAsNewStaff, newPerson, openMenu } from './member';
import { expect, test } from './test';

/** A member whose membership ends in ten days. @returns the name, found by search */
async function expiringMember(page: Page, { api }: Product, fullName: string): Promise<string> {
  const person = { ...newPerson(), fullName };
  const response = await page.request.post('/api/auth/local/register', {
    data: { ...person, consent: true },
  });
  expect(response.ok(), await response.text()).toBe(true);
  const expiresAt = Date.now() + 10 * 86_400_000;
  await api.sql(
    "update up_users set member_type = 'individual', member_expires_at = ? where email = ?",
    [new Date(expiresAt), person.email],
  );
  return fullName;
}

test('finds members, reminds them once a day, and exports them', async ({ page, product }) => {
  const [one, other] = [
    await expiringMember(page, product, 'Đặng Thị Nhắc Một'),
    await expiringMember(page, product, 'Đặng Thị Nhắc Hai'),
  ];
  await loginAsNewStaff(page, product);
  await openMenu(page);
  await page.getByRole('link', { name: 'Quản lý thành viên' }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/tai-khoan/quan-ly-user');

  await page.getByRole('searchbox').pressSequentially('dang thi nhac');
  await expect(page).toHaveURL('/tai-khoan/quan-ly-user?tim=dang+thi+nhac');
  await expect(page.getByText('2 thành viên.')).toBeVisible();
  await page.getByLabel('Loại hội viên').selectOption('Cá nhân');
  await page.getByRole('button', { name: 'Hết hạn' }).click();
  await expect(page).toHaveURL(/tim=dang\+thi\+nhac&loai=ca-nhan&sap-xep=het-han$/);
  await expect(page.getByRole('row', { name: other })).toContainText('còn 10 ngày');

  const remind = async (queued: RegExp) => {
    await page.getByRole('checkbox', { name: 'Chọn tất cả trên trang này' }).check();
    await page.getByRole('button', { name: 'Nhắc gia hạn' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nhắc gia hạn 2 người?' });
    await dialog.getByRole('button', { name: 'Gửi lời nhắc' }).click();
    await expect(page.getByText(queued)).toBeVisible();
  };
  await remind(/Đã xếp hàng gửi 2 lời nhắc/);
  await remind(/Không có lời nhắc nào được gửi/);
  await expect(page.getByText(/Bỏ qua 2 người: hôm nay đã được nhắc/)).toBeVisible();

  for (const format of ['CSV', 'XLSX']) {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: `Xuất ${format}` }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(
      new RegExp(`^Thành viên \\d{4}-\\d\\d-\\d\\d\\.${format.toLowerCase()}$`),
    );
    const content = await readFile(await file.path());
    expect(content.length).toBeGreaterThan(200);
    if (format === 'CSV') {
      expect(content.toString()).toContain(one);
      expect(content.toString().trim().split('\r\n')).toHaveLength(3);
    }
  }
});

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
