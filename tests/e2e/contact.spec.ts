import { expect, test } from './test';

test('sends a contact message, and loads nothing from third parties before consent', async ({
  page,
  product,
}) => {
  const elsewhere: string[] = [];
  await page.route(
    (url) => url.origin !== new URL(product.url).origin,
    (route) => {
      elsewhere.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' });
    },
  );
  await page.goto('/lien-he');
  await page.getByLabel('Họ và tên').fill('Trần An');
  await page.getByLabel('Email', { exact: true }).fill('an@congty.vn');
  await page.getByLabel('Tiêu đề').fill('Hỏi về CIA');
  await page.getByLabel('Nội dung').fill('Khi nào có lớp buổi tối?');
  await page.getByRole('button', { name: 'Gửi thư' }).click();
  await expect(page.getByRole('heading', { name: 'Viện đã nhận được thư' })).toBeVisible();
  expect(elsewhere).toEqual([]);

  // The visit's first page sets the frame policy.
  await page.goto('/ve-chung-toi');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Liên hệ' }).click();
  await page.getByRole('button', { name: 'Hiện bản đồ' }).click();
  await expect
    .poll(() => elsewhere)
    .toEqual([expect.stringContaining('https://www.openstreetmap.org/export/embed.html?')]);
});

test('shows other contact details without script', async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
  const page = await context.newPage();
  await page.goto('/lien-he');
  // Playwright does not read the text of a noscript element.
  const words = page.locator('form noscript');
  expect(await words.evaluate(({ textContent }) => textContent)).toMatch(
    /Biểu mẫu này cần JavaScript\..*lienhe@.*1900 0000/,
  );
  expect((await words.boundingBox())?.height).toBeGreaterThan(10);
  await expect(page.getByRole('link', { name: /Mở trên bản đồ/ })).toBeVisible();
  await context.close();
});
