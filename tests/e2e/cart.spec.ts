import { addCourse, openCourse } from './shopping';
import { expect, test } from './test';

test('shows the same cart in two tabs', async ({ page, context }) => {
  const [first, second] = [await openCourse(page.request, 0), await openCourse(page.request, 1)];
  const other = await context.newPage();
  await other.goto('/gio-hang');
  await addCourse(page, first);
  await expect(other.getByRole('main')).toContainText(first.title);
  await addCourse(other, second);
  await page.goto('/gio-hang');
  await expect(page.getByRole('main')).toContainText(first.title);
  await expect(page.getByRole('main')).toContainText(second.title);
  await page.getByRole('button', { name: `Bỏ khỏi giỏ: ${first.title}` }).click();
  await other.goto('/gio-hang');
  await expect(other.getByRole('main')).toContainText(second.title);
  await expect(other.getByRole('main')).not.toContainText(first.title);
});

test('sets an unreadable cart aside with a message, and starts a new one', async ({ page }) => {
  const course = await openCourse(page.request);
  await page.addInitScript(() => {
    if (sessionStorage.getItem('planted') === null)
      localStorage.setItem('cart', '{"version":1,"ite');
    sessionStorage.setItem('planted', 'yes');
  });
  await page.goto('/gio-hang');
  await expect(page.getByText('Giỏ hàng cũ không đọc được')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cart.bak'))).toContain('"ite');
  await addCourse(page, course);
  await page.reload();
  await page.goto('/gio-hang');
  await expect(page.getByRole('main')).toContainText(course.title);
});

test('adds a seminar to the cart with the chosen option', async ({ page }) => {
  const response = await page.request.get('/api/seminars?sort=startAt:asc&pagination[pageSize]=50');
  const { data } = (await response.json()) as {
    data: { slug: string; startAt: string; orderByOption: boolean }[];
  };
  const seminar = data.find(
    ({ startAt, orderByOption }) => orderByOption && startAt > new Date().toISOString(),
  );
  if (seminar === undefined) throw new Error('The sample content has no seminar with options.');
  await page.goto(`/hoi-thao/${seminar.slug}`);
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).last().click();
  await expect(page.getByText('Vui lòng chọn một lựa chọn')).toBeVisible();
  const option = page.getByRole('radio').and(page.locator(':enabled')).first();
  const name = (await option.locator('xpath=ancestor::label').innerText()).split('\n')[0] ?? '';
  await option.check();
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).last().click();
  await page.getByRole('link', { name: 'Xem giỏ hàng' }).click();
  await expect(page.getByRole('main')).toContainText(name);
  const stored = await page.evaluate(() => localStorage.getItem('cart'));
  expect(stored).toContain('"optionId"');
  expect(stored).toContain('"orderByOption":true');
});

test('orders on a phone from the bottom bar: an option in a sheet, a course at once', async ({
  page,
  viewport,
}) => {
  test.skip((viewport?.width ?? 0) > 960, 'The bar is a phone’s.');
  const response = await page.request.get('/api/seminars?sort=startAt:asc&pagination[pageSize]=50');
  const { data } = (await response.json()) as {
    data: { slug: string; orderByOption: boolean; seatsLeft: number | null; startAt: string }[];
  };
  const seminar = data.find(
    ({ orderByOption, seatsLeft, startAt }) =>
      orderByOption && seatsLeft !== 0 && startAt > new Date().toISOString(),
  );
  await page.goto(`/hoi-thao/${seminar?.slug ?? ''}`);
  await page.getByRole('button', { name: 'Đăng ký' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Đăng ký tham dự' });
  await sheet.getByRole('button', { name: 'Thêm vào giỏ' }).tap();
  await expect(sheet.getByText(/Vui lòng chọn một lựa chọn/)).toBeInViewport();
  await sheet.getByRole('radio').and(page.locator(':enabled')).first().check();
  await sheet.getByRole('button', { name: 'Thêm vào giỏ' }).tap();
  await expect(sheet.getByText('Đã thêm “')).toBeInViewport();
  await page.goto(`/khoa-hoc/${(await openCourse(page.request)).slug}`);
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).first().tap();
  await page.getByRole('link', { name: 'Xem giỏ hàng' }).tap();
  await expect(
    page.getByRole('list', { name: 'Các sản phẩm trong giỏ' }).locator('li'),
  ).toHaveCount(2);
});
