import { addOrder } from '../contract/memberFixtures';
import type { Product } from '../fixtures/product';
import { loginAsNewMember } from './member';
import { expect, test } from './test';

type Row = { document_id: string; slug: string; title: string };

const firstOf = async ({ api }: Product, table: string, where = ''): Promise<Row> => {
  const [row] = await api.sql<Row>(
    `select document_id, slug, title from ${table} where published_at is not null ${where} order by id`,
  );
  if (!row) throw new Error(`There is nothing in ${table}.`);
  return row;
};

test('a member opens a bought course from its page, reads its lessons, and downloads a document', async ({
  page,
  product,
}) => {
  const person = await loginAsNewMember(page);
  const [user] = await product.api.sql<{ id: number }>('select id from up_users where email = ?', [
    person.email,
  ]);
  const course = await firstOf(product, 'courses', "and format = 'self-paced'");
  const document = await firstOf(product, 'documents');
  await addOrder(product.api, user?.id ?? 0, {
    status: 'paid',
    lines: [
      { kind: 'course', item: course.document_id },
      { kind: 'document', item: document.document_id },
    ],
  });

  await page.goto(`/khoa-hoc/${course.slug}`);
  await page.getByRole('link', { name: 'Vào học' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: course.title })).toBeVisible();
  const lessons = page.getByRole('navigation', { name: 'Các bài học' }).getByRole('link');
  const count = await lessons.count();
  expect(count).toBeGreaterThan(1);
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
