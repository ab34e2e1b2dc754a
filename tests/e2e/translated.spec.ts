import type { Page } from '@playwright/test';
import { texts } from '../../src/app/error-pages/texts';
import { paths } from '../../src/lib/paths';
import { isLong } from '../support/database';
import { addOrder } from '../support/orders';
import { exampleOf, readSitemap, type Listed } from '../support/sitemap';
import { buyCourseAndDocument } from './library';
import { fillLogin, fillRegistration, loginAsNewMember, newPerson } from './member';
import { patternsOf } from './routeTable';
import { addCourse, openCourse, ordersOf } from './shopping';
import { expect, test } from './test';
import { openTranslated, translate, useControls } from './translate';
import { userIdOf } from '../support/members';

test.describe.configure({ mode: 'parallel', timeout: 120_000 });
// Refused forms, and links of emails without their code.
test.use({ expectedConsole: /Failed to load resource/ });

test.beforeEach(async ({ page }) => {
  await translate(page);
  // Printing would wait for a person.
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
});

/** Every third screen; all with `npm run test:long`. */
const chosen = (patterns: readonly string[]): readonly string[] =>
  patterns.filter((_, index) => isLong || index % 3 === 0);

/** Groups, each with its test, so that workers share them. */
const groupsOf = (patterns: readonly string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(patterns.length / size) }, (_, index) =>
    patterns.slice(index * size, (index + 1) * size),
  );

const publicPatterns = patternsOf('page');
const errorHeading = (page: Page) => page.locator('h1', { hasText: texts.broken.title });

/** In hints and examples. */
const sampleNumber = 'CIA-2021-000123';

/** Amounts, and codes such as `DH26A7K3Q` or `CIA-2019-314159`, in text that the translator has replaced. */
const translatedFigures = (page: Page): Promise<string[]> =>
  page
    .locator('main font font')
    .filter({
      hasNotText: sampleNumber,
      hasText: /\d\s?₫|\b[A-Z]{2,3}-?\d{2}[\dA-Z-]{4,}/,
    })
    .allTextContents();

/** Uses each screen, then leaves it by a link, which removes all of it. */
async function useScreens(page: Page, addresses: readonly string[]): Promise<void> {
  const broken: string[] = [];
  const figures: string[] = [];
  for (const address of addresses) {
    await openTranslated(page, address);
    await expect(page).toHaveURL(address);
    figures.push(...(await translatedFigures(page)).map((text) => `${address}: ${text}`));
    const pressed = await useControls(page, texts.broken.title);
    if (pressed !== undefined) {
      broken.push(`${address}: ${pressed.trim()}`);
      continue;
    }
    figures.push(...(await translatedFigures(page)).map((text) => `${address}: ${text}`));
    const next = address === paths.contact() ? paths.home() : paths.contact();
    await page.locator(`:is(header, footer) a[href="${next}"]`).first().dispatchEvent('click');
    await expect(page).toHaveURL(next);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (await errorHeading(page).isVisible()) broken.push(`${address}: left by a link`);
  }
  expect(broken, 'screens that ended in an error page').toEqual([]);
  expect([...new Set(figures)], 'amounts and codes that were translated').toEqual([]);
}

for (const patterns of groupsOf(chosen(publicPatterns), 8)) {
  test(`keeps working for a visitor on a translated site: ${patterns[0]} and on`, async ({
    page,
    product,
  }) => {
    let listed: Listed[] = [];
    // The host of a product that has just started may still be busy.
    await expect(async () => {
      listed = await readSitemap(product.url);
    }).toPass();
    const addresses = patterns.map((pattern) => {
      const example = pattern.includes(':') ? exampleOf(pattern, listed, publicPatterns) : pattern;
      if (example === undefined) throw new Error(`The sitemap lists no page of ${pattern}.`);
      return example;
    });
    await useScreens(page, addresses);
  });
}

for (const patterns of groupsOf(chosen(patternsOf('memberPage')), 7)) {
  test(`keeps working for a member on a translated site: ${patterns[0]} and on`, async ({
    page,
  }) => {
    await loginAsNewMember(page);
    await addCourse(page, await openCourse(page.request, 2));
    await useScreens(page, patterns);
  });
}

test('keeps working for a member with courses, orders and a certificate on a translated site', async ({
  page,
  product,
}) => {
  const person = await loginAsNewMember(page);
  const { course } = await buyCourseAndDocument(product, person);
  const userId = await userIdOf(product.api, person.email);
  const lines = [{ kind: 'course', item: course.document_id } as const];
  const orders: string[] = [];
  for (const status of ['pending_payment', 'paid', 'cancelled', 'refunded'] as const) {
    orders.push(await addOrder(product.api, userId, { status, lines }));
  }
  const certificate = 'CIA-2018-271828';
  await product.api.sql(
    `insert into certificate_statuses (document_id, number, holder_name, holder_key, certification, state, issued_on, opted_in)
     values (?, ?, 'Đỗ Mai An', 'đỗ mai an', 'CIA', 'active', '2018-05-20', true)`,
    [person.username, certificate],
  );
  await useScreens(page, [
    paths.verifyCertificate(certificate),
    ...orders.map((order) => paths.purchaseHistory({ order })),
    ...orders.slice(0, 2).map((order) => paths.orderSuccess(order)),
    paths.myCourses({ course: course.document_id }),
    paths.myCourses({ course: course.document_id, lesson: 1 }),
    paths.myCourses({ tab: 'documents' }),
    paths.myCourses({ tab: 'tickets' }),
  ]);
});

const refusal = (page: Page) =>
  page.getByRole('main').locator('[aria-invalid=true], [role=alert]').filter({ visible: true });

async function expectRefusal(page: Page): Promise<void> {
  await expect(refusal(page).or(errorHeading(page)).first()).toBeVisible();
  await expect(errorHeading(page)).toHaveCount(0);
}

test('registers and logs in on a translated site, after a mistake', async ({ page }) => {
  const person = newPerson();
  await openTranslated(page, paths.register());
  await fillRegistration(page, { ...person, password: 'ngan' });
  await expectRefusal(page);
  await fillRegistration(page, person);
  await expect(page).toHaveURL(new RegExp(paths.login()));
  await fillLogin(page, { ...person, password: 'khong-phai-mat-khau' });
  await expectRefusal(page);
  await fillLogin(page, person);
  await expect(page).toHaveURL(paths.home());
  await expect(errorHeading(page)).toHaveCount(0);
});

test('orders on a translated site, after a wrong discount code', async ({ page }) => {
  const person = await loginAsNewMember(page);
  await addCourse(page, await openCourse(page.request, 3));
  await openTranslated(page, paths.checkout());
  await expect(page.getByLabel('Họ và tên')).toHaveValue(person.fullName);
  await page.getByLabel('Mã giảm giá').fill('KHONG-CO');
  await page.getByRole('button', { name: 'Áp dụng' }).click();
  await expectRefusal(page);
  await page.getByLabel('Mã giảm giá').fill('');
  await page.getByLabel('Họ và tên').fill('');
  await page.getByRole('button', { name: 'Đặt hàng' }).click();
  await expectRefusal(page);
  await page.getByLabel('Họ và tên').fill(person.fullName);
  await page.getByRole('button', { name: 'Đặt hàng' }).click();
  await expect(page).toHaveURL(/\/dat-hang\/thanh-cong/);

  const [order] = await ordersOf(page);
  const payment = page.getByRole('region', { name: 'Chuyển khoản ngân hàng' });
  const code = payment.locator('[translate="no"]', { hasText: order?.code ?? 'no order' });
  await expect(code.first()).toBeVisible();
  await expect(payment.locator('dd font', { hasText: /\d/ })).toHaveCount(0);
  expect(await translatedFigures(page)).toEqual([]);
  const copy = payment.getByRole('button', { name: /^Sao chép/ }).first();
  const label = await copy.textContent();
  await copy.click();
  await expect(copy).not.toHaveText(label ?? '');
});

test('sends a message on a translated site, after a mistake', async ({ page }) => {
  await openTranslated(page, paths.contact());
  await page.getByLabel('Họ và tên').fill('Trần An');
  await page.getByLabel('Email', { exact: true }).fill('an@');
  await page.getByLabel('Tiêu đề').fill('Hỏi về CIA');
  await page.getByLabel('Nội dung').fill('Khi nào có lớp buổi tối?');
  await page.getByRole('button', { name: 'Gửi thư' }).click();
  await expectRefusal(page);
  await page.getByLabel('Email', { exact: true }).fill('an@congty.vn');
  await page.getByRole('button', { name: 'Gửi thư' }).click();
  await expect(page.getByRole('heading', { name: 'Viện đã nhận được thư' })).toBeVisible();
  await page.getByRole('button', { name: 'Gửi thư khác' }).click();
  await expect(page.getByLabel('Nội dung')).toBeVisible();
});

test('changes the password on a translated site, after a wrong one', async ({ page }) => {
  const person = await loginAsNewMember(page);
  const password = 'Sao-mai-len-som-26';
  await openTranslated(page, paths.changePassword());
  await page.getByLabel('Mật khẩu hiện tại').fill('khong-phai-mat-khau');
  await page.getByLabel('Mật khẩu mới', { exact: true }).fill(password);
  await page.getByLabel('Nhập lại mật khẩu mới').fill(password);
  await page.getByRole('main').locator('button[type=submit]').click();
  await expectRefusal(page);
  await page.getByLabel('Mật khẩu hiện tại').fill(person.password);
  await page.getByRole('main').locator('button[type=submit]').click();
  await expect(page.getByText('Đã đổi mật khẩu').first()).toBeVisible();
});
