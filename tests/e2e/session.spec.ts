import { fillLogin, loginAsNewMember, logout, registerMember } from './member';
import { addCourse, openCourse } from './shopping';
import { expect, test } from './test';

test('a visitor who opens checkout logs in and comes back to it', async ({ page }) => {
  await page.goto('/dat-hang');
  await expect(page).toHaveURL('/dang-nhap?returnTo=%2Fdat-hang');
});

test.describe('with a dead token', () => {
  test.use({ expectedConsole: /status of 401/ });

  test('checkout leads to login and back, and the cart is kept', async ({ page, context }) => {
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

test('logout leaves the cart and nothing of the member', async ({ page }) => {
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

test('a way back that leads off the site is not taken', async ({ page }) => {
  const person = await registerMember(page);
  await page.goto('/dang-nhap?returnTo=//example.com/steal');
  await fillLogin(page, person);
  await expect(page).toHaveURL('/');
});
