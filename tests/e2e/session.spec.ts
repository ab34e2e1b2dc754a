import { fillLogin, loginAsNewMember, logout, registerMember } from './member';
import { addCourse, openCourse } from './shopping';
import { expect, test } from './test';

test.describe('with an expired token', () => {
  test.use({ expectedConsole: /status of 401/ });

  test('opens the login at checkout and returns with the cart', async ({ page, context }) => {
    const course = await openCourse(page.request);
    const person = await loginAsNewMember(page);
    await addCourse(page, course);
    await context.clearCookies();
    await context.addCookies([
      { name: 'token', value: 'dead.token.here', url: page.url(), sameSite: 'Lax' },
    ]);
    await page.goto('/dat-hang');
    await expect(page).toHaveURL('/dang-nhap?returnTo=%2Fdat-hang');
    await fillLogin(page, person);
    await expect(page).toHaveURL('/dat-hang');
    await expect(page.getByRole('main')).toContainText(course.title);
  });
});

test('keeps the cart and nothing of the member after logout', async ({ page }) => {
  const course = await openCourse(page.request);
  const person = await loginAsNewMember(page);
  await addCourse(page, course);
  await page.goto('/tai-khoan/lich-su-mua-hang');
  await logout(page);
  await expect(page).toHaveURL('/dang-nhap');
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name }) => name === 'token')).toEqual([]);
  await expect(page.locator('body')).not.toContainText(person.fullName);
  await page.goto('/gio-hang');
  await expect(page.getByRole('main')).toContainText(course.title);
});

test('ignores a return path that leads off the site', async ({ page }) => {
  const person = await registerMember(page);
  await page.goto('/dang-nhap?returnTo=//example.com/steal');
  await fillLogin(page, person);
  await expect(page).toHaveURL('/');
});
