import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { routePatterns } from '@iia/shared/routePatterns';
import { addMembers } from '../support/batches';
import { isLong } from '../support/database';
import { addOrder } from '../support/orders';
import { addBuyer } from '../support/members';
import type { Product } from '../support/product';
import { exampleOf, readSitemap } from '../support/sitemap';
import { loginAsNewMember, loginAsNewStaff } from './member';
import { patternsOf } from './routeTable';
import { addCourse, openCourse } from './shopping';
import { awaitedRoutes, specifiedRedirects, specifiedRoutes } from './specifiedRoutes';
import { expect, test } from './test';

// Auditing four widths and two themes is slow, so the screens are divided among the workers.
test.describe.configure({ mode: 'parallel', timeout: 240_000 });

const widths = [375, 768, 1280, 1920];

const isDetail = (pattern: string) => pattern.includes(':');
const previews = patternsOf('previewPage');
const publicScreens = [...patternsOf('page'), ...previews];

/** A list with no results. */
const emptyList = '/khoa-hoc?tim=khong-co-gi-nhu-the';

const audits = {
  phone: { theme: 'light', width: 375 },
  darkPhone: { theme: 'dark', width: 375 },
  lightDesktop: { theme: 'light', width: 1280 },
  desktop: { theme: 'dark', width: 1280 },
};

/** All with `npm run test:long`; else half of the screens as on a phone, and half as on a desktop. */
function auditsOf({ pathname }: URL) {
  if (isLong) return Object.values(audits);
  return [pathname.length % 2 === 0 ? audits.phone : audits.desktop];
}

const runOnly: RunOptions['runOnly'] = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
};

test('opens every route of the specification to the declared roles', async ({ page }) => {
  for (const [kind, specified] of Object.entries(specifiedRoutes)) {
    const there = patternsOf(kind as keyof typeof specifiedRoutes);
    const missing = specified.filter((pattern) => !there.includes(pattern));
    const awaited = awaitedRoutes.filter((pattern) => specified.some((one) => one === pattern));
    expect(missing, `${kind}: what tests/e2e/specifiedRoutes.ts says is awaited`).toEqual(awaited);
  }
  for (const [from, to] of Object.entries(specifiedRedirects)) {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  }
});

for (const pattern of [...publicScreens, emptyList]) {
  test(`renders ${pattern} completely at every width, without accessibility violations, and without script`, async ({
    page,
    browser,
    product,
  }) => {
    const path = isDetail(pattern) ? await exampleAt(product.url, pattern) : pattern;
    const failed = failedRequests(page);
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(200);
    // Otherwise a search parameter of another name would show the whole list.
    if (pattern === emptyList) {
      await expect(page.getByRole('heading', { name: /^Không tìm thấy khoá.học/ })).toBeVisible();
    }
    await expect(page).toHaveTitle(/\S · IIA Việt Nam$|^Viện Kiểm toán nội bộ Việt Nam$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(failed, 'requests that failed').toEqual([]);
    for (const width of widths) await look(page, width);

    // A preview's token is in the URL fragment, which only scripts can read.
    if (previews.includes(pattern)) return;
    const bare = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
    const unscripted = await bare.newPage();
    await unscripted.goto(path);
    const heading = unscripted.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    expect(await characterCount(unscripted)).toBeGreaterThan((await characterCount(page)) * 0.6);
    await bare.close();
  });
}

async function exampleAt(origin: string, pattern: string): Promise<string> {
  const example = exampleOf(pattern, await readSitemap(origin), publicScreens);
  if (example === undefined) throw new Error(`The sitemap lists no page of ${pattern}.`);
  return example;
}

/** Failed requests so far; live. */
function failedRequests(page: Page): string[] {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    failed.push(`${request.failure()?.errorText} ${request.url()}`);
  });
  return failed;
}

async function characterCount(page: Page): Promise<number> {
  await renderAll(page);
  return (await page.getByRole('main').innerText()).replace(/\s+/g, '').length;
}

/** Chromium skips what is far below the window: it has no text then, and its old colours. */
async function renderAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('footer, section')) {
      part.style.setProperty('content-visibility', 'visible');
    }
    // For axe, a field of which a bar at the bottom of the window covers a part is too small.
    for (const bar of document.querySelectorAll<HTMLElement>('main div:has(> nav)')) {
      if (getComputedStyle(bar).position === 'sticky') bar.style.setProperty('position', 'static');
    }
  });
}

/** Pages of the account that show their whole at once. */
const accountPages = [
  '/tai-khoan',
  '/tai-khoan/doi-mat-khau',
  '/tai-khoan/bao-mat',
  '/tai-khoan/du-lieu',
  '/tai-khoan/khoa-hoc-cua-toi',
  '/tai-khoan/cpe',
  '/tai-khoan/cho-hoi-vien',
  '/tai-khoan/nhan-cho',
  '/tai-khoan/khoa-hoc-cua-toi?muc=tai-lieu',
  '/tai-khoan/khoa-hoc-cua-toi?muc=ve',
  '/tai-khoan/danh-sach-cho',
  '/tai-khoan/loai-thanh-vien',
  '/tai-khoan/thong-bao',
];

test('renders the member screens at every width without accessibility violations', async ({
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
  for (const path of accountPages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await contentIsThere(page);
    for (const width of widths) await look(page, width);
  }
  const unseen = patternsOf('memberPage').filter(
    (pattern) => !isDetail(pattern) && !seen.has(pattern),
  );
  expect(unseen, 'screens of the route table that this test passes by').toEqual([]);
});

for (const pattern of patternsOf('staffPage')) {
  test(`renders ${pattern} at every width without accessibility violations`, async ({
    page,
    product,
  }) => {
    await loginAsNewStaff(page, product);
    const path = isDetail(pattern) ? await exampleFor(pattern, page, product) : pattern;
    // The tabs of an account are alike, so one with a table and one with forms are enough.
    const parts = pattern === routePatterns.manageUser ? ['?muc=hoi-vien', '?muc=don-hang'] : [];
    for (const part of ['', ...parts]) {
      await page.goto(`${path}${part}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await contentIsThere(page);
      for (const width of widths) await look(page, width);
    }
  });
}

function exampleFor(pattern: string, page: Page, product: Product): Promise<string> {
  return pattern === routePatterns.userBatch
    ? batchAt(page, product)
    : managedUserAt(pattern, product);
}

/** The preview of a batch: its email, the excluded members and a table. */
async function batchAt(page: Page, { api }: Product): Promise<string> {
  await addMembers(api, 'lomanhinh', 3);
  await addMembers(api, 'lomanhinh', 2, { days: 200 });
  await page.goto('/tai-khoan/quan-ly-user?tim=lomanhinh');
  await page.getByLabel('Với mọi người khớp bộ lọc').selectOption('Nhắc gia hạn hội viên');
  await page.getByRole('button', { name: 'Xem trước' }).click();
  await page.waitForURL(/hang-loat\/\w+$/);
  return page.url();
}

/** The page of an account with an order and a term. */
async function managedUserAt(pattern: string, { api }: Product): Promise<string> {
  const buyer = await addBuyer(api);
  await addOrder(api, buyer.id, {
    status: 'paid',
    placedAt: new Date('2026-05-05T09:00:00+07:00'),
    lines: [{ kind: 'course', item: 'mot', amount: 5_000_000, quantity: 1 }],
  });
  await api.sql(
    `insert into membership_terms
       (document_id, user_id, member_type, starts_on, ends_on, source, value, seats, reason, actor)
     values (?, ?, 'individual', '2026-01-01', '2199-12-31', 'staff', 0, 0, ?, ?)`,
    [`thoi-han-${buyer.id}`, buyer.id, 'Hội viên danh dự của Viện', 'Nguyễn Thị Kiểm Thử'],
  );
  const [user] = await api.sql<{ id: string }>(
    'select document_id as id from up_users where id = ?',
    [buyer.id],
  );
  return pattern.replace(':documentId', user?.id ?? '');
}

test.describe('with an unknown path', () => {
  test.use({ expectedConsole: /status of 404/ });

  test('shows the 404 page with its status', async ({ page }) => {
    for (const path of ['/khong-co-trang-nay', '/khoa-hoc/khong-co-khoa-nay']) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle(/Page Not Found/);
      await expect(page.getByRole('main')).toContainText('Page Not Found');
      await expect(page.getByRole('main')).toContainText(path);
      for (const width of widths) await look(page, width);
    }
  });
});

for (const theme of ['light', 'dark']) {
  test(`shows the API documentation without accessibility violations, ${theme}`, async ({
    page,
  }) => {
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    await page.goto('/api/docs', { waitUntil: 'load' });
    await page.getByRole('button', { name: 'GET /about-pages About pages' }).click();
    await expect(page.getByText('The relations to include')).toBeVisible();
    await page.getByRole('button', { name: 'Schema' }).first().click();
    for (const width of widths) await look(page, width);
  });
}

test('removes a trailing slash', async ({ page }) => {
  await page.goto('/khoa-hoc/?trang=2');
  await expect(page).toHaveURL('/khoa-hoc?trang=2');
});

async function contentIsThere(page: Page): Promise<void> {
  const loading = page.getByRole('main').locator('[aria-busy], [role="status"]:text("Đang tải")');
  await expect(loading).toHaveCount(0);
}

/** Checks that nothing overflows the window and that axe finds no violations. */
async function look(page: Page, width: number): Promise<void> {
  // Contrast is not meaningful during the transition between themes.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Chromium sometimes ignores media queries for a resize while style sheets are still being added.
  await page.waitForLoadState('networkidle');
  await page.setViewportSize({ width, height: 900 });
  // An element that measures itself follows the window a frame later.
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect
    .poll(overflow, { message: `${page.url()} at ${width} px is wider than the window by` })
    .toBeLessThanOrEqual(0);
  for (const { theme } of auditsOf(new URL(page.url())).filter((audit) => audit.width === width)) {
    await renderAll(page);
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
    // Old colours are shown until the next frame, and parts of a busy page keep them a little longer.
    await expect
      .poll(() => violationsOf(page), {
        message: `${page.url()} at ${width} px, ${theme}`,
      })
      .toEqual([]);
  }
}

async function violationsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    // Describing all passed checks would take half of the time.
    const options = { runOnly: only, resultTypes: ['violations' as const] };
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
  }, runOnly);
}
