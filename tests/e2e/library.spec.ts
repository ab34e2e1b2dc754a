import { buyCourseAndDocument } from './library';
import { loginAsNewMember } from './member';
import { expect, test } from './test';

test('opens a bought course from its page, reads its lessons, and downloads a document', async ({
  page,
  product,
}) => {
  const person = await loginAsNewMember(page);
  const { course, document } = await buyCourseAndDocument(product, person);

  await page.goto(`/khoa-hoc/${course.slug}`);
  await page.getByRole('link', { name: 'Vào học' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: course.title })).toBeVisible();
  const lessons = page.getByRole('navigation', { name: 'Các bài học' }).getByRole('link');
  await expect(lessons.nth(1)).toBeVisible();
  const count = await lessons.count();
  await lessons.first().click();
  await expect(page.getByRole('main')).toContainText(`Bài 1 trên ${count}`);
  await page.getByRole('button', { name: 'Xác nhận đã học xong' }).click();
  await expect(page.getByText('Quý khách đã học xong bài này')).toBeVisible();
  await page.getByRole('link', { name: /Bài sau/ }).click();
  await expect(page.getByRole('main')).toContainText(`Bài 2 trên ${count}`);

  await page.goto(`/tai-khoan/khoa-hoc-cua-toi?khoa-hoc=${course.document_id}`);
  await expect(page.getByRole('main')).toContainText(`Đã học 1 trong ${count} bài`);
  await expect(page.getByRole('link', { name: 'Học tiếp bài 2' })).toBeVisible();

  await page.goto('/tai-khoan/khoa-hoc-cua-toi');
  await expect(page.getByRole('main')).toContainText(course.title);
  await page
    .getByRole('navigation', { name: 'Đã mua' })
    .getByRole('link', { name: 'Tài liệu' })
    .click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Tải về: ${document.title}` }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  expect(await download.failure()).toBeNull();
});
