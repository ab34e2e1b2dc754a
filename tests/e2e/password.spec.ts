import { createHash } from 'node:crypto';
import { fillLogin, registerMember } from './member';
import { expect, test } from './test';

const code = '7K3Q-9D2M-X4TW-08HB';
/** As stored by the API: without dashes. */
const digest = createHash('sha256').update(code.replaceAll('-', '')).digest('hex');
const newPassword = 'Sao-mai-len-som-26';

test.describe('a forgotten password', () => {
  // The login with the old password fails on purpose.
  test.use({ expectedConsole: /status of 400/ });

  test('sets a new password by the link of the email, and ends previous sessions', async ({
    page,
    product,
  }) => {
    const person = await registerMember(page);
    const login = await page.request.post('/api/auth/local', {
      data: { identifier: person.email, password: person.password },
    });
    const { jwt } = (await login.json()) as { jwt: string };

    await page.goto('/dang-nhap');
    await page.getByRole('link', { name: 'Quên mật khẩu?' }).click();
    await page.getByLabel('Email của tài khoản').fill(person.email);
    await page.getByRole('button', { name: 'Gửi thư đặt lại mật khẩu' }).click();
    await expect(page.getByText(`Nếu ${person.email} là địa chỉ của một tài khoản`)).toBeVisible();

    // The response comes before the code is stored, so that its timing reveals nothing.
    await expect
      .poll(() =>
        product.api.sql(
          'select id from up_users where email = ? and reset_password_token is not null',
          [person.email],
        ),
      )
      .toHaveLength(1);
    // Without a mail provider no email is sent, so the test sets the code's digest.
    await product.api.sql(
      'update up_users set reset_password_token = ?, reset_password_expires_at = ? where email = ?',
      [digest, Date.now() + 60_000, person.email],
    );
    const carried: string[] = [];
    page.on('request', (request) =>
      carried.push(`${request.url()} from ${request.headers()['referer'] ?? ''}`),
    );
    await page.goto(`/reset-password?code=${code}`);
    await expect(page).toHaveURL('/reset-password');
    await page.getByLabel('Mật khẩu mới', { exact: true }).fill(newPassword);
    await page.getByLabel('Nhập lại mật khẩu mới').fill(newPassword);
    await page.getByRole('button', { name: 'Đặt mật khẩu mới' }).click();
    await expect(page).toHaveURL('/dang-nhap');
    await expect(page.getByText('Mật khẩu mới đã được đặt')).toBeVisible();
    // Chromium sends the full referrer for fonts of an inline style, whatever the policy.
    const leaks = carried.filter((request) => /(?<!\.woff2) from .*code=/.test(request));
    expect(leaks).toEqual([]);
    await page.goBack();
    expect(page.url()).not.toContain(code);

    const headers = { authorization: `Bearer ${jwt}` };
    expect((await page.request.get('/api/users/me?populate=*', { headers })).status()).toBe(401);
    await page.goto('/dang-nhap');
    await fillLogin(page, person);
    await expect(page.getByRole('alert')).toBeVisible();
    await fillLogin(page, { ...person, password: newPassword });
    await expect(page).toHaveURL('/');
  });
});
