import { storedEmails } from '../support/mail';
import { addTerm } from '../support/membership';
import { inDays } from '../support/clock';
import { userIdOf, newMember } from '../support/members';
import { fillLogin, loginAsNewMember, logout, registerMember } from './member';
import { expect, test } from './test';

test('requests a membership and shows how to pay for it, even after a reload', async ({ page }) => {
  await loginAsNewMember(page);
  await page.goto('/tai-khoan/loai-thanh-vien');
  await expect(page.getByRole('region', { name: 'Tư cách hội viên' })).toContainText(
    'Chưa là hội viên',
  );
  await page.getByRole('button', { name: 'Gửi yêu cầu' }).click();
  await expect(page.getByText('Vui lòng chọn loại hội viên.')).toBeVisible();
  await page.getByRole('radio', { name: 'Hội viên cá nhân' }).check();
  await page.getByRole('radio', { name: /^2 năm/ }).check();
  await expect(page.getByText('Thời hạn mới', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Gửi yêu cầu' }).click();
  const payment = page.getByRole('region', { name: /^Yêu cầu GH.*: hội viên cá nhân, 2 năm$/ });
  await expect(payment.getByRole('img', { name: /VietQR/ })).toBeVisible();
  await page.reload();
  await expect(payment).toBeVisible();
  await expect(page.getByRole('table', { name: /yêu cầu hội viên/ })).toContainText(
    'Chờ thanh toán',
  );
});

test.describe('with a lost response', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test('creates the request once', async ({ page }) => {
    await loginAsNewMember(page);
    await page.goto('/tai-khoan/loai-thanh-vien');
    let sent = 0;
    await page.route('**/api/user-renew-requests', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      sent += 1;
      if (sent > 1) return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await page.getByRole('radio', { name: 'Hội viên cá nhân' }).check();
    await expect(page.getByText('Thời hạn mới', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Gửi yêu cầu' }).click();
    await expect(page.getByText('Chưa biết yêu cầu đã được ghi nhận hay chưa')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Gửi lại yêu cầu' }).click();
    await expect(page.getByRole('region', { name: /^Yêu cầu GH/ })).toHaveCount(1);
    expect(sent).toBe(2);
  });
});

test('offers a company seat by email, accepts it after a login, and revokes it', async ({
  page,
  product: { api },
}) => {
  const [company, colleague] = [await newMember(api), await registerMember(page)];
  const accountId = await userIdOf(api, company.email);
  const endsOn = inDays(99).toISOString().slice(0, 10);
  await addTerm(api, accountId, { member_type: 'corporate', seats: 2, ends_on: endsOn });
  const seatsPage = '/tai-khoan/cho-hoi-vien';
  await page.goto(`/dang-nhap?returnTo=${encodeURIComponent(seatsPage)}`);
  await fillLogin(page, company);
  await expect(page).toHaveURL(seatsPage);
  await page.getByLabel('Email của đồng nghiệp').fill(colleague.email);
  await page.getByRole('button', { name: 'Gửi lời mời' }).click();
  const row = page.getByRole('row', { name: colleague.email });
  await expect(row).toContainText('Chờ nhận');
  await logout(page);

  const emails = await storedEmails(api, colleague.email);
  const link = /\/tai-khoan\/nhan-cho#\S+/.exec(emails.at(-1)?.text ?? '')?.[0] ?? '';
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.goto(link);
  await expect(page).toHaveURL(/\/dang-nhap\?returnTo=/);
  await fillLogin(page, colleague);
  await page.getByRole('button', { name: 'Nhận chỗ' }).click();
  await expect(page.getByText(/Quý khách đã nhận chỗ hội viên/)).toBeVisible();
  const token = link.split('#')[1] ?? '';
  expect(token.length).toBeGreaterThan(20);
  expect(urls.filter((url) => url.includes(token))).toEqual([]);
  await logout(page);

  await page.goto(`/dang-nhap?returnTo=${encodeURIComponent(seatsPage)}`);
  await fillLogin(page, company);
  await expect(row).toContainText('Đang giữ');
  await page.getByRole('button', { name: `Thu lại chỗ của ${colleague.email}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Thu lại' }).click();
  await expect(row).toHaveCount(0);
});
