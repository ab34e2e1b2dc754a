import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { loginAsNewMember } from './member';
import { patternsOf } from './routeTable';
import { addCourse, openCourse } from './shopping';
import { expect, test } from './test';

// Four widths, two themes and an audit of each: a slow machine needs its time.
test.describe.configure({ timeout: 240_000 });

const widths = [375, 768, 1280, 1920];

const isDetail = (pattern: string) => pattern.includes(':');
const publicScreens = patternsOf('page');

/** What a list says that found nothing. */
const emptyList = '/khoa-hoc?tim=khong-co-gi-nhu-the';

/** What is audited in each theme: they differ in nothing but their colours. */
const audits: Record<string, (builder: AxeBuilder) => AxeBuilder> = {
  light: (builder) => builder.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']),
  dark: (builder) => builder.withRules(['color-contrast', 'link-in-text-block']),
};

for (const path of [...publicScreens.filter((one) => !isDetail(one)), emptyList]) {
  test(`${path} fits every width and has no accessibility violation`, async ({ page }) => {
    await page.goto(path);
    for (const width of widths) await look(page, width);
  });
}

for (const pattern of publicScreens.filter(isDetail)) {
  test(`${pattern} fits every width and has no accessibility violation`, async ({ page }) => {
    const list = pattern.slice(0, pattern.lastIndexOf('/:'));
    await page.goto(list);
    const href = await page.locator(`main a[href^="${list}/"]`).first().getAttribute('href');
    await page.goto(href ?? 'about:blank');
    for (const width of widths) await look(page, width);
  });
}

test('the member’s screens fit every width and have no accessibility violation', async ({
  page,
}) => {
  const seen = new Set<string>();
  page.on('framenavigated', (frame) => seen.add(new URL(frame.url()).pathname));
  await loginAsNewMember(page);
  await addCourse(page, await openCourse(page.request, 4));
  await page.goto('/gio-hang');
  await expect(page.getByRole('link', { name: 'Tiến hành đặt hàng' })).toBeVisible();
  for (const width of widths) await look(page, width);
  await page.getByRole('link', { name: 'Tiến hành đặt hàng' }).click();
  await expect(page.getByRole('button', { name: 'Đặt hàng' })).toBeEnabled();
  for (const width of widths) await look(page, width);
  await page.getByRole('button', { name: 'Đặt hàng' }).click();
  await expect(page).toHaveURL(/\/dat-hang\/thanh-cong/);
  await expect(page.getByRole('img', { name: /VietQR/ })).toBeVisible();
  for (const width of widths) await look(page, width);
  await page.goto('/tai-khoan/lich-su-mua-hang');
  const order = page.getByRole('main').locator('a[href*="don="]').first();
  await expect(order).toBeVisible();
  for (const width of widths) await look(page, width);
  await order.click();
  await expect(page.getByRole('main')).toContainText('Nội dung chuyển khoản');
  for (const width of widths) await look(page, width);
  const unseen = [...patternsOf('memberPage'), ...patternsOf('staffPage')].filter(
    (pattern) => !isDetail(pattern) && !seen.has(pattern),
  );
  expect(unseen, 'screens of the route table that this test passes by').toEqual([]);
});

test.describe('with a path that leads nowhere', () => {
  test.use({ expectedConsole: /status of 404/ });

  test('the 404 page says so, with its status', async ({ page }) => {
    for (const path of ['/khong-co-trang-nay', '/khoa-hoc/khong-co-khoa-nay']) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page).toHaveTitle(/Page Not Found/);
      await expect(page.getByRole('main')).toContainText('Page Not Found');
      await expect(page.getByRole('main')).toContainText(path);
      for (const width of widths) await look(page, width);
    }
  });
});

test('a trailing slash is taken off', async ({ page }) => {
  await page.goto('/khoa-hoc/?trang=2');
  await expect(page).toHaveURL('/khoa-hoc?trang=2');
});

/** Nothing is wider than the window, and axe finds nothing, in both themes. */
async function look(page: Page, width: number): Promise<void> {
  // Colours on their way from one theme to the other are nobody's colours.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${page.url()} at ${width} px is wider than the window by`).toBeLessThanOrEqual(
    0,
  );
  for (const [theme, audit] of Object.entries(audits)) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
    // Without its own page for the result, which only frames of other sites need.
    const builder = new AxeBuilder({ page }).setLegacyMode();
    const { violations } = await audit(builder).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
    expect(found, `${page.url()} at ${width} px, ${theme}`).toEqual([]);
  }
}
