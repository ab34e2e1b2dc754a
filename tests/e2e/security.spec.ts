import { codeOf } from '../support/secondFactor';
import { newUnsecuredStaff } from '../support/members';
import { addAuthenticator } from './authenticator';
import { fillLogin, loginAsNewMember, logout } from './member';
import { expect, test } from './test';

const security = '/tai-khoan/bao-mat';

test('adds and names a passkey, logs in with it without a password, and removes it', async ({
  page,
}) => {
  await addAuthenticator(page);
  await loginAsNewMember(page);
  await page.goto(security);
  await page.getByRole('button', { name: 'Thêm khoá truy cập' }).click();
  await page.getByLabel('Tên khoá truy cập').fill('Điện thoại cá nhân');
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: 'Mười mã dự phòng' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'Tôi đã lưu các mã' }).click();
  await expect(page.getByText('Chưa dùng')).toBeVisible();
  await logout(page);

  await page.goto(`/dang-nhap?returnTo=${encodeURIComponent(security)}`);
  await page.getByRole('button', { name: 'Dùng khoá truy cập' }).click();
  await expect(page).toHaveURL(security);
  await page.getByRole('button', { name: 'Xoá khoá truy cập Điện thoại cá nhân' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Xoá', exact: true }).click();
  await expect(page.getByText('Đã xoá khoá truy cập “Điện thoại cá nhân”.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bật xác thực hai lớp' })).toBeVisible();
});

test.describe('with code and password confirmation', () => {
  test.use({ expectedConsole: /status of (400|403)/ });

  test('leads staff to the set-up and back, and moves a lost phone to another', async ({
    page,
    product,
  }) => {
    const person = await newUnsecuredStaff(product.api);
    await page.goto('/dang-nhap');
    await fillLogin(page, person);
    await expect(page).toHaveURL('/');
    const statistics = '/tai-khoan/thong-ke?tu=2026-07-01&den=2026-07-31';
    await page.goto(statistics);
    await expect(page).toHaveURL(`${security}?returnTo=${encodeURIComponent(statistics)}`);
    await expect(page.getByText('Nhân viên cần bật xác thực hai lớp')).toBeVisible();
    await page.getByRole('button', { name: 'Bật xác thực hai lớp' }).click();
    const secretOf = async () => (await page.locator('code').innerText()).replace(/\s/g, '');
    await page.getByLabel('Mã ứng dụng đang hiện').fill(codeOf(await secretOf()));
    await page.getByRole('button', { name: 'Bật xác thực hai lớp' }).click();
    const list = page.getByRole('list', { name: 'Mười mã dự phòng' });
    await expect(list).toBeVisible();
    const codes = await list.getByRole('listitem').allInnerTexts();
    await page.getByRole('button', { name: 'Tôi đã lưu các mã, tiếp tục' }).click();
    await expect(page).toHaveURL(statistics);
    await expect(page.getByRole('heading', { name: 'Thống kê', level: 1 })).toBeVisible();

    // The phone is lost.
    await logout(page);
    await fillLogin(page, person);
    await page.getByRole('button', { name: 'Dùng mã dự phòng' }).click();
    await page.getByLabel('Mã dự phòng').fill(codes[0] ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await page.goto(security);
    await expect(page.getByRole('button', { name: 'Tắt xác thực hai lớp' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Đổi ứng dụng xác thực' }).click();
    await page.getByLabel('Mã ứng dụng đang hiện').fill(codeOf(await secretOf()));
    await page.getByRole('button', { name: 'Dùng ứng dụng này' }).click();
    await expect(page.getByText('Đã đổi ứng dụng xác thực.')).toBeVisible();
    await page.getByRole('button', { name: 'Tôi đã lưu các mã' }).click();
    await page.goto(statistics);
    await expect(page).toHaveURL(statistics);
  });
});
