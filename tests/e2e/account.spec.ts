import { readFile } from 'node:fs/promises';
import { expect, test } from './test';
import { addAuthenticator } from './authenticator';
import { fillLogin, loginAsNewMember, logout } from './member';
import { addCourse, openCourse } from './shopping';

test('shows changed member data everywhere in the account', async ({ page }) => {
  await loginAsNewMember(page);
  await page.goto('/tai-khoan');
  const name = page.getByLabel('Họ và tên');
  await name.fill('');
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click();
  await expect(page.getByText('Vui lòng nhập họ và tên.')).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill('Đặng Thị Thu Hằng');
  await page.getByLabel('Đơn vị công tác').fill('Ngân hàng Ví dụ');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Đã lưu hồ sơ.')).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Đặng Thị Thu Hằng');
  await expect(page.getByLabel('Đơn vị công tác')).toHaveValue('Ngân hàng Ví dụ');
});

test.describe('after a wrong current password', () => {
  test.use({ expectedConsole: /status of 400/ });

  test('replaces the old password', async ({ page }) => {
    const person = await loginAsNewMember(page);
    const password = `${person.password}-moi`;
    await page.goto('/tai-khoan/doi-mat-khau');
    await page.getByLabel('Mật khẩu hiện tại').fill('khong-phai-mat-khau');
    await page.getByLabel('Mật khẩu mới', { exact: true }).fill(password);
    await page.getByLabel('Nhập lại mật khẩu mới').fill(password);
    await page.getByRole('button', { name: 'Đổi mật khẩu' }).click();
    const current = page.getByLabel('Mật khẩu hiện tại');
    await expect(current).toBeFocused();
    await expect(current).toHaveAttribute('aria-invalid', 'true');
    await current.fill(person.password);
    await page.getByRole('button', { name: 'Đổi mật khẩu' }).click();
    await expect(page.getByText('Đã đổi mật khẩu.')).toBeVisible();
    await page.goto('/tai-khoan');
    await expect(page.getByLabel('Họ và tên')).toBeVisible();
    await logout(page);
    await expect(page).toHaveURL('/dang-nhap');
    await fillLogin(page, { ...person, password });
    await expect(page).toHaveURL('/');
  });
});

test('adds and names a passkey, logs in with it without a password, and removes it', async ({
  page,
}) => {
  await addAuthenticator(page);
  await loginAsNewMember(page);
  await page.goto('/tai-khoan/bao-mat');
  await page.getByRole('button', { name: 'Thêm khoá truy cập' }).click();
  await page.getByLabel('Tên khoá truy cập').fill('Điện thoại cá nhân');
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: 'Mười mã dự phòng' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'Tôi đã lưu các mã' }).click();
  await expect(page.getByText('Chưa dùng')).toBeVisible();
  await logout(page);

  await page.goto('/dang-nhap?returnTo=%2Ftai-khoan%2Fbao-mat');
  await page.getByRole('button', { name: 'Dùng khoá truy cập' }).click();
  await expect(page).toHaveURL('/tai-khoan/bao-mat');
  await page.getByRole('button', { name: 'Xoá khoá truy cập Điện thoại cá nhân' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Xoá', exact: true }).click();
  await expect(page.getByText('Đã xoá khoá truy cập “Điện thoại cá nhân”.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bật xác thực hai lớp' })).toBeVisible();
});

test('announces an order, and marks the notification as read when it is opened', async ({
  page,
}) => {
  await loginAsNewMember(page);
  await addCourse(page, await openCourse(page.request, 9));
  await page.goto('/dat-hang');
  await page.getByRole('button', { name: 'Đặt hàng' }).click();
  await expect(page).toHaveURL(/\/dat-hang\/thanh-cong/);
  await page.goto('/tai-khoan/thong-bao');
  await expect(page.getByText('1 thông báo chưa đọc.')).toBeVisible();
  await page.getByRole('link', { name: /Viện đã nhận đơn hàng/ }).click();
  await expect(page).toHaveURL(/don=/);
  await page.goto('/tai-khoan/thong-bao');
  await expect(page.getByText('Quý khách đã đọc mọi thông báo.')).toBeVisible();
});

test('exports the data, sets email preferences, requests the deletion, and cancels it', async ({
  page,
}) => {
  const person = await loginAsNewMember(page);
  await page.goto('/tai-khoan/du-lieu');
  const copied = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Tải bản cho máy đọc (JSON)' }).click();
  const copy = await readFile(await (await copied).path(), 'utf8');
  expect(copy).toContain(person.email);
  expect(copy).not.toMatch(/password|\$2[aby]\$/);

  const emailChoice = page.getByRole('checkbox', { name: 'Nhắc khi đơn hàng còn chờ thanh toán' });
  await expect(emailChoice).toBeChecked();
  await emailChoice.click();
  await expect(page.getByText(/Viện không gửi thư này nữa/)).toBeVisible();

  await page.getByRole('button', { name: 'Xoá tài khoản' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Xoá tài khoản' }).click();
  await expect(page.getByText(/^Tài khoản sẽ được xoá sau ngày/)).toBeVisible();
  await page.reload();
  await expect(emailChoice).not.toBeChecked();
  await page.getByRole('button', { name: 'Giữ lại tài khoản' }).click();
  await expect(page.getByText('Tài khoản của Quý khách được giữ lại.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Xoá tài khoản' })).toBeVisible();
});
