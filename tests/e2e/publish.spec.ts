import { newEditor } from '../server/admin';
import { openCourse } from './shopping';
import { expect, test } from './test';

test('what an editor publishes is on the site at once, past every cache', async ({
  page,
  product,
}) => {
  const course = await openCourse(page.request, 6);
  await page.goto(`/khoa-hoc/${course.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: course.title })).toBeVisible();

  const editor = await newEditor(product.api);
  const title = `${course.title} (khoá bổ sung)`;
  await editor.update('api::course.course', course.documentId, { title });
  await editor.publish('api::course.course', course.documentId);

  await expect(async () => {
    const answer = await page.request.get(`/khoa-hoc/${course.slug}`);
    expect(await answer.text()).toContain(title);
  }).toPass({ timeout: 5_000 });
});
