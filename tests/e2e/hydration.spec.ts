import { expect, test } from './test';

test('hydrates public pages from the embedded data', async ({ page, product }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
  });
  for (const path of ['/', '/khoa-hoc', await product.coursePath(), '/tai-lieu', '/hoi-thao']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(calls, `calls of ${path} after the page had come`).toEqual([]);
  }
});

test('requests nothing on a click from list to detail that the hover has not prefetched', async ({
  page,
  product,
}) => {
  const path = await product.coursePath();
  await page.goto('/khoa-hoc', { waitUntil: 'networkidle' });
  const link = page.locator(`main a[href="${path}"]`).first();
  const brought = page.waitForResponse((response) => response.url().includes('/api/courses/'));
  await link.hover();
  await brought;
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('button', { name: 'Thêm vào giỏ' }).last()).toBeEnabled();
  expect(calls.filter((url) => url.includes('/api/courses/'))).toEqual([]);
});

test('prefetches the page of a pressed link before the button is released', async ({
  page,
  product,
}) => {
  const path = await product.coursePath();
  await page.goto('/khoa-hoc', { waitUntil: 'networkidle' });
  const brought = page.waitForResponse((response) => response.url().includes('/api/courses/'));
  // Without a pointer movement before, which prefetches too.
  await page.locator(`main a[href="${path}"]`).first().dispatchEvent('mousedown');
  await brought;
  await expect(page).toHaveURL('/khoa-hoc');
});
