import { expect, test } from './test';

test('a button that is pressed before the app has come does its work once it has', async ({
  page,
  product,
}) => {
  let send = () => undefined as void;
  const asked = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/assets/app-*.js', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(await product.coursePath(), { waitUntil: 'load' });
  const button = page.getByRole('button', { name: 'Thêm vào giỏ' }).first();
  await expect(button).toBeDisabled();
  await button.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
  send();
  await expect(page.getByRole('status').filter({ hasText: 'giỏ' }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toContain('"quantity":1');
});
