import { addCourse, openCourse } from './shopping';
import { expect, test } from './test';

test('runs the cart in the oldest supported browsers', async ({ page }) => {
  await page.addInitScript(() => {
    // Newer than Chrome 109 or Safari 15.4.
    for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex'])
      Reflect.deleteProperty(Array.prototype, name);
    for (const name of ['canParse', 'parse']) Reflect.deleteProperty(URL, name);
    for (const name of ['groupBy']) Reflect.deleteProperty(Object, name);
    Reflect.deleteProperty(Promise, 'withResolvers');
    const Native = RegExp;
    window.RegExp = new Proxy(Native, {
      construct(target, [pattern, flags]: [string | RegExp, string?]) {
        if (/\(\?<[=!]/.test(String(pattern)))
          throw new SyntaxError('invalid group specifier name');
        return new target(pattern, flags);
      },
      apply: (target, _this, [pattern, flags]: [string | RegExp, string?]) =>
        new target(pattern, flags),
    });
  });
  const [first, second] = [await openCourse(page.request, 0), await openCourse(page.request, 1)];
  await addCourse(page, first);
  await addCourse(page, second);
  await page.goto('/gio-hang');
  await page.getByRole('button', { name: `Bỏ khỏi giỏ: ${first.title}` }).click();
  await page.getByRole('button', { name: 'Hoàn tác' }).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(first.title);
  await expect(page.getByRole('link', { name: 'Tiến hành đặt hàng' })).toBeVisible();
});

test.describe('if the scripts of the app cannot run', () => {
  test.use({
    expectedConsole: /Failed to load resource|dynamically imported|SyntaxError|Unexpected/,
  });

  for (const [what, response] of [
    ['are missing', { status: 404 }],
    ['have a newer syntax', { contentType: 'text/javascript', body: 'const a = #;' }],
  ] as const)
    test(`shows a message if they ${what}`, async ({ page }) => {
      await page.route(/\/assets\/app-/, (route) => route.fulfill(response));
      await page.goto('/khoa-hoc', { waitUntil: 'load' });
      await expect(
        page.getByRole('alert').filter({ hasText: 'trình duyệt mới hơn' }),
      ).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Khoá học' })).toBeVisible();
    });
});
