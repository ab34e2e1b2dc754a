import { storedEmails } from '../support/mail';
import { addTerm } from '../support/membership';
import { inDays } from '../support/clock';
import { userIdOf, newMember } from '../support/members';
import { fillLogin, logout, registerMember } from './member';
import { expect, test } from './test';

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
