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
