import { loginAsNewMember } from './member';
import { addCourse, openCourse } from './shopping';
import { expect, test } from './test';

test.describe('with the API stopped', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test('pages seen before still show, members get a notice and a retry, the cart stays', async ({
    page,
    product,
  }) => {
    // A restart takes long on a busy machine.
    test.setTimeout(120_000);
    const course = await openCourse(page.request);
    await loginAsNewMember(page);
    await addCourse(page, course);
    await page.goto('/khoa-hoc');
    await product.stopApi();
    try {
      await page.goto('/khoa-hoc');
      await expect(page.getByRole('heading', { level: 1, name: 'Khoá học' })).toBeVisible();
      await page.goto('/gio-hang');
      await expect(page.getByRole('main')).toContainText(course.title);
      await expect(page.getByText('Chưa tính được giá')).toBeVisible();
    } finally {
      await product.restart();
    }
    await page.getByRole('button', { name: 'Thử lại' }).click();
    await expect(page.getByText('Chưa tính được giá')).toBeHidden();
    await expect(page.getByRole('main')).toContainText(course.title);
  });
});
