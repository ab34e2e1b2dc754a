import type { Page } from '@playwright/test';
import { codeOf } from '../support/secondFactor';
import { newUnsecuredStaff } from '../support/members';
import { fillLogin, loginAsNewMember, logout, type Person } from './member';
import { expect, test } from './test';

const security = '/tai-khoan/bao-mat';

const openElsewhere = async (page: Page, { email, password }: Person): Promise<string> => {
  const response = await page.request.post('/api/auth/local', {
    data: { identifier: email, password },
    headers: {
      'User-Agent':
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    },
  });
  return ((await response.json()) as { jwt: string }).jwt;
};

test('shows a session opened elsewhere and ends it', async ({ page }) => {
  const person = await loginAsNewMember(page);
  const jwt = await openElsewhere(page, person);
  const elsewhere = async () =>
    (
      await page.request.get('/api/users/me', { headers: { authorization: `Bearer ${jwt}` } })
    ).status();
  expect(await elsewhere()).toBe(200);
  await page.goto(security);
  await expect(page.getByRole('row', { name: /trên Linux/ })).toContainText('Thiết bị này');
  await page.getByRole('button', { name: /^Đăng xuất Safari trên iPhone/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Đăng xuất' }).click();
  await expect(page.getByText('Đã đăng xuất Safari trên iPhone.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Safari trên iPhone/ })).toHaveCount(0);
  expect(await elsewhere()).toBe(401);
});

test.describe('with code and password confirmation', () => {
  test.use({ expectedConsole: /status of (400|403)/ });

  test('sets up the second factor, logs in with it, loses it and recovers', async ({
    page,
    product,
  }) => {
    const person = await loginAsNewMember(page);
    await page.goto(security);
    await page.getByRole('button', { name: 'Bật xác thực hai lớp' }).click();
    await expect(page.getByRole('img', { name: 'Mã QR cho ứng dụng xác thực' })).toBeVisible();
    const secret = (await page.locator('code').innerText()).replace(/\s/g, '');
    await page.getByLabel('Mã ứng dụng đang hiện').fill(codeOf(secret));
    await page.getByRole('button', { name: 'Bật xác thực hai lớp' }).click();
    const list = page.getByRole('list', { name: 'Mười mã dự phòng' });
    await expect(list).toBeVisible();
    const codes = await list.getByRole('listitem').allInnerTexts();
    expect(codes).toHaveLength(10);
    await page.getByRole('button', { name: 'Tôi đã lưu các mã' }).click();
    await expect(page.getByText('10 trong 10')).toBeVisible();

    await logout(page);
    await fillLogin(page, person);
    await page.getByLabel('Mã của ứng dụng xác thực').fill(codeOf(secret, 1));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');

    // The phone is lost.
    await page.goto(security);
    await logout(page);
    await fillLogin(page, person);
    await page.getByRole('button', { name: 'Dùng mã dự phòng' }).click();
    await page.getByLabel('Mã dự phòng').fill(codes[0] ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');

    await product.api.sql('update login_sessions set fresh_until = ?', [0]);
    await page.goto(security);
    await expect(page.getByText('9 trong 10')).toBeVisible();
    await page.getByRole('button', { name: 'Tắt xác thực hai lớp' }).click();
    const question = page.getByRole('dialog', { name: 'Tắt xác thực hai lớp?' });
    await question.getByRole('button', { name: 'Tắt xác thực hai lớp' }).click();
    const proof = page.getByRole('dialog', { name: 'Xác nhận mật khẩu' });
    await proof.getByLabel('Mật khẩu', { exact: true }).fill(person.password);
    await proof.getByRole('button', { name: 'Xác nhận' }).click();
    await proof.getByLabel('Mã xác thực').fill(codes[1] ?? '');
    await proof.getByRole('button', { name: 'Xác nhận' }).click();
    await expect(page.getByText('Đã tắt xác thực hai lớp.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Bật xác thực hai lớp' })).toBeVisible();
  });

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
