import type { Page } from '@playwright/test';
import { expect, test } from './test';

const path = '/bang-cap/xac-minh-tinh-trang-chung-chi';
const number = 'CIA-2019-314159';
/** Tone marks on each syllable's last character: the register's key is the lowercased name. */
const holder = 'Lê Hà Mơ';

test.beforeAll(async ({ product }) => {
  const [there] = await product.api.sql('select id from certificate_statuses where number = ?', [
    number,
  ]);
  if (there) return;
  await product.api.sql(
    `insert into certificate_statuses (document_id, number, holder_name, holder_key, certification, state, issued_on, opted_in)
     values ('xacminh', ?, ?, ?, 'CIA', 'active', '2019-05-20', true)`,
    [number, holder, holder.toLowerCase()],
  );
});

const lookUp = async (page: Page, words: string) => {
  const form = page.getByRole('search', { name: 'Xác minh chứng chỉ' });
  await form.getByRole('searchbox').fill(words);
  await form.getByRole('button', { name: 'Tra cứu' }).click();
};

test('verifies a certificate from the top of the home page', async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('searchbox', { name: /Số chứng chỉ/ });
  const box = await field.boundingBox();
  expect(box && box.y + box.height).toBeLessThan(page.viewportSize()?.height ?? 0);
  await lookUp(page, 'cia 2019 314159');
  await expect(page).toHaveURL(/xac-minh-tinh-trang-chung-chi\?tim=/);
  const statement = page.getByRole('article');
  await expect(statement).toContainText(holder);
  await expect(statement).toContainText('Hiệu lực');
  await page.emulateMedia({ media: 'print' });
  await expect(statement).toBeVisible();
  await expect(page.getByRole('heading', { name: /Kết quả tra cứu tình trạng/ })).toBeVisible();
  await expect(page.getByRole('search')).toBeHidden();
  await expect(page.getByRole('button', { name: 'In kết quả' })).toBeHidden();
});

test('excludes results from search engines and caches', async ({ request }) => {
  const response = await request.get(`${path}?tim=${number}`);
  expect(response.headers()['cache-control']).toBe('no-store');
  expect(await response.text()).toContain('<meta name="robots" content="noindex"');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('verifies a certificate by the full name of its holder', async ({ page }) => {
    await page.goto(path);
    await lookUp(page, holder.toUpperCase());
    await expect(page.getByRole('article')).toContainText(number);
    await lookUp(page, 'Lê Hà');
    await expect(page.getByRole('heading', { name: /Không có kết quả/ })).toBeVisible();
  });
});
