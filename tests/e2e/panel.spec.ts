import { expect, test, type Page } from '@playwright/test';
import { startProduct, type Product } from '../support/product';
import { callApi } from '../support/api';
import { isLong } from '../support/database';
import { enrolledSecret } from '../support/enroll';
import { newMember } from '../support/members';
import { chiefLogin, loginOf, newChief, newPanelUser, type PanelUser } from '../support/staff';
import { orderBody, placeOrder } from '../support/orders';
import { codeOf } from '../support/secondFactor';
import {
  choose,
  enterPanel,
  giveCode,
  givePassword,
  listPath,
  openScreen,
  textsOn,
} from './panelUse';
import { addAuthenticator } from './authenticator';
import { strapiEnglish, looksEnglish } from './panelTexts';

const course = 'api::course.course';
const order = 'api::order.order';

test.describe.configure({ timeout: 180_000 });

// A separate product: the first person to enter a panel becomes its chief administrator.
let product: Product;
let chief: PanelUser;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  product = await startProduct();
  chief = await newChief(product.api);
  await newPanelUser(product.api, chief, 'strapi-editor');
});

test.afterAll(() => product.stop());

const onSite = async (page: Page, slug: string): Promise<number> =>
  (await page.request.get(`${product.url}/khoa-hoc/${slug}`)).status();

const saved = (page: Page) => page.getByRole('button', { name: 'Lưu', exact: true });

test('writes, previews, schedules, publishes, restores and unpublishes a course', async ({
  page,
}) => {
  const slug = 'khoa-hoc-thu-nghiem';
  await enterPanel(page, product, loginOf('strapi-editor'));
  await openScreen(page, product.url, `${listPath(course)}/create`);

  await page
    .getByRole('textbox', { name: /^Tiêu đề/ })
    .first()
    .fill('Khoá học thử nghiệm');
  // Strapi's own suggestion for the empty title would replace one typed before it arrives.
  await expect(page.getByRole('textbox', { name: /^Đường dẫn/ })).toHaveValue(slug);
  await page.getByRole('textbox', { name: /^Tóm tắt/ }).fill('Một khoá học để thử trang quản trị.');
  await choose(page, page.getByRole('combobox', { name: /^Danh mục/ }), 'Chuyên ngành và lãnh đạo');
  await page.getByRole('textbox', { name: /^Mã khoá học/ }).fill('THU-1');
  await saved(page).click();
  await expect(page).not.toHaveURL(/create/);
  const [documentId = ''] = new URL(page.url()).pathname.split('/').slice(-1);

  await test.step('previews it beside the form, for editors only', async () => {
    await page.getByRole('button', { name: 'Mở bên cạnh biểu mẫu' }).click();
    const preview = page.frameLocator('iframe[title="Bản xem trước"]');
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Khoá học thử nghiệm');
    const summary = page.getByRole('textbox', { name: /^Tóm tắt/ });
    await summary.fill('Tóm tắt đã đổi.');
    await saved(page).click();
    await expect(preview.getByText('Tóm tắt đã đổi.')).toBeVisible();
    await page.getByRole('textbox', { name: /^Đường dẫn/ }).focus();
    await preview.getByText('Tóm tắt đã đổi.').hover();
    await expect(preview.getByText('Tóm tắt', { exact: true })).toBeVisible();
    await preview.getByText('Tóm tắt đã đổi.').click();
    await expect(summary).toBeFocused();
    await preview.getByRole('button', { name: 'Sửa Mã khoá học' }).press('Enter');
    await expect(page.getByRole('textbox', { name: /^Mã khoá học/ })).toBeFocused();
    await page.getByRole('button', { name: 'Đóng bản xem trước' }).click();
    const response = await page.request.get(`${product.url}/preview-khoa-hoc`);
    expect(response.headers()['cache-control']).toBe('no-store');
    expect(response.headers()['x-robots-tag']).toContain('noindex');
    expect(response.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(await onSite(page, slug)).toBe(404);
  });

  await test.step('schedules its publication', async () => {
    const day = page.getByRole('combobox', { name: 'Đăng lúc', exact: true });
    // The calendar accepts typing only while it is open.
    await day.click();
    await day.fill('31/12/2027');
    await day.press('Enter');
    await page.getByRole('button', { name: 'Lưu lịch hẹn' }).click();
    await expect(page.getByText('Đã lưu lịch hẹn')).toBeVisible();
    const planned = await product.api.sql<{ due_at: number }>(
      'select due_at from planned_changes where target_id = ?',
      [documentId],
    );
    expect(planned.map(({ due_at: due }) => new Date(due).toISOString())).toEqual([
      '2027-12-31T01:00:00.000Z',
    ]);
    await product.api.sql('update planned_changes set due_at = 0');
    const plans = () => product.api.sql('select state, message from planned_changes');
    await expect.poll(plans, { timeout: 40_000 }).toEqual([{ state: 'done', message: null }]);
    const published = await product.api.sql(
      'select slug from courses where document_id = ? and published_at is not null',
      [documentId],
    );
    expect(published).toEqual([{ slug }]);
    await expect.poll(() => onSite(page, slug), { timeout: 20_000 }).toBe(200);
  });

  await test.step('publishes a change, which the site shows at once', async () => {
    await page.reload();
    const title = page.getByRole('textbox', { name: /^Tiêu đề/ }).first();
    await title.fill('Khoá học đã đổi tên');
    await page.getByRole('button', { name: 'Đăng', exact: true }).click();
    await expect(page.getByText('Đã đăng').first()).toBeVisible();
    await expect(async () => {
      const shown = await page.request.get(`${product.url}/khoa-hoc/${slug}`);
      const html = await shown.text();
      expect(html).toContain('Khoá học đã đổi tên');
      expect(html, 'marks for editors').not.toContain('data-field');
    }).toPass({ timeout: 10_000 });
  });

  await test.step('restores the previous version', async () => {
    await page.getByRole('button', { name: 'Khôi phục' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Khôi phục' }).click();
    // The panel loads the whole page again.
    await expect(page.getByRole('textbox', { name: /^Tiêu đề/ }).first()).toHaveValue(
      'Khoá học thử nghiệm',
      { timeout: 30_000 },
    );
  });

  await test.step('unpublishes it', async () => {
    await page.getByRole('button', { name: 'Thao tác khác với mục này' }).click();
    await page.getByRole('menuitem', { name: 'Gỡ' }).click();
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Xác nhận' });
    await confirm.click();
    await expect.poll(() => onSite(page, slug), { timeout: 20_000 }).toBe(404);
  });
});

test('derives the slug from the title until the first publication, unless the editor sets one', async ({
  page,
}) => {
  await enterPanel(page, product, loginOf('strapi-editor'));
  await openScreen(page, product.url, `${listPath(course)}/create`);
  const title = page.getByRole('textbox', { name: /^Tiêu đề/ }).first();
  const slug = page.getByRole('textbox', { name: /^Đường dẫn/ });
  await title.pressSequentially('Kiểm toán gian lận', { delay: 40 });
  await expect(slug).toHaveValue('kiem-toan-gian-lan');
  await title.fill('Kiểm toán gian lận nâng cao');
  await expect(slug).toHaveValue('kiem-toan-gian-lan-nang-cao');
  await page.getByRole('textbox', { name: /^Tóm tắt/ }).fill('Một khoá học để thử đường dẫn.');
  await choose(page, page.getByRole('combobox', { name: /^Danh mục/ }), 'Chuyên ngành và lãnh đạo');
  await page.getByRole('textbox', { name: /^Mã khoá học/ }).fill('THU-2');
  await saved(page).click();
  await expect(page).not.toHaveURL(/create/);

  await test.step('updates it in a reopened draft too', async () => {
    await page.reload();
    await title.fill('Gian lận và kiểm toán');
    await expect(slug).toHaveValue('gian-lan-va-kiem-toan');
  });

  await test.step('keeps it once published', async () => {
    await page.getByRole('button', { name: 'Đăng', exact: true }).click();
    await expect(page.getByText('Đã đăng').first()).toBeVisible();
    await page.reload();
    await expect(slug).toHaveValue('gian-lan-va-kiem-toan');
    await title.fill('Tên mới');
    await saved(page).click();
    await expect(page.getByText('Đã lưu').first()).toBeVisible();
    await expect(slug).toHaveValue('gian-lan-va-kiem-toan');
  });

  await test.step('keeps one that the editor has set', async () => {
    await openScreen(page, product.url, `${listPath(course)}/create`);
    await title.fill('Một tên');
    await expect(slug).toHaveValue('mot-ten');
    await slug.fill('duong-dan-rieng');
    await title.fill('Một tên khác hẳn');
    await page.getByRole('textbox', { name: /^Mã khoá học/ }).fill('THU-3');
    await expect(slug).toHaveValue('duong-dan-rieng');
  });
});

test('confirms a payment in the panel', async ({ page }) => {
  const { body } = await callApi<{ data: { documentId: string; price: number }[] }>(
    product.api,
    '/documents?fields=price&sort=price:desc&pagination[pageSize]=1',
  );
  const [item] = body.data;
  if (!item) throw new Error('There is no document.');
  const member = await newMember(product.api);
  const line = { kind: 'document', documentId: item.documentId, quantity: 1 };
  const placed = await placeOrder(product.api, member.token, orderBody([line], item.price));
  const { documentId, code } = placed.body.data;

  await enterPanel(page, product, chiefLogin);
  await page.getByRole('link', { name: /Đơn hàng chờ xác nhận thanh toán/ }).click();
  await expect(page.getByText('Trạng thái là Chờ thanh toán')).toBeVisible();
  await page.getByRole('link', { name: code }).click();
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
  await choose(page, page.getByRole('combobox', { name: /^Trạng thái/ }), 'Đã thanh toán');
  await saved(page).click();
  await expect
    .poll(async () => {
      const now = await callApi<{ data: { status: string } }>(
        product.api,
        `/order/userOrderById?id=${documentId}`,
        { token: member.token },
      );
      return now.body.data.status;
    })
    .toBe('paid');
});

/** Expects no English text on the current screen. */
async function expectVietnamese(page: Page, where: string): Promise<void> {
  const english = await strapiEnglish();
  // Relations load one after the other, showing the design system's own English loading text.
  const found = async () =>
    (await textsOn(page)).filter((text) => english.has(text) || looksEnglish(text));
  await expect.poll(found, { message: where, timeout: 20_000 }).toEqual([]);
}

const firstOf = async (path: string): Promise<string> => {
  const { body } = await callApi<{ data: { documentId: string }[] }>(
    product.api,
    `${path}?pagination[pageSize]=1`,
  );
  return body.data[0]?.documentId ?? '';
};

test('shows no English on the screens of the panel', async ({ page }) => {
  await enterPanel(page, product, chiefLogin);
  const screens = [
    '',
    listPath(course),
    `${listPath('api::seminar.seminar')}/${await firstOf('/seminars')}`,
    `${listPath('api::discount.discount')}/create`,
    '/content-manager/single-types/api::home-page.home-page',
    '/plugins/upload',
    '/settings/application-infos',
    '/settings/users?pageSize=10&page=1&sort=firstname',
    '/me',
  ];
  const others = [
    `${listPath(course)}/create`,
    listPath(order),
    listPath('api::contact.contact'),
    listPath('plugin::users-permissions.user'),
    `${listPath('plugin::users-permissions.user')}/create`,
    `${listPath('api::document.document')}/${await firstOf('/documents')}`,
    `${listPath('api::seminar.seminar')}/create`,
    '/content-manager/single-types/api::single-page.trang-iap',
    '/settings/roles',
    '/settings/second-factor',
  ];
  for (const path of [...screens, ...(isLong ? others : [])]) {
    await openScreen(page, product.url, path);
    await page.waitForLoadState('networkidle');
    await expectVietnamese(page, path);
    expect(await page.locator('a[href*="strapi.io"]:visible').count(), path).toBe(0);
  }
});

test('sets up the second factor of an invited user, and recovers from a lost phone', async ({
  page,
}) => {
  const who = loginOf('strapi-editor');
  await product.api.sql(
    'delete from admin_second_factors where user_id = (select id from admin_users where email = ?)',
    [who.email],
  );
  await givePassword(page, product.url, who);
  const secret = await page.locator('code').innerText();
  await expectVietnamese(page, 'the set-up');
  const code = page.getByRole('textbox', { name: /^Mã ứng dụng đang hiện/ });
  await code.fill('000000');
  await page.getByRole('button', { name: 'Dùng ứng dụng này' }).click();
  await expect(page.getByText('Mã không đúng')).toBeVisible();
  await expect(code).toBeFocused();
  await code.fill(codeOf(secret.replaceAll(' ', '')));
  await code.press('Enter');
  const first = await page
    .getByRole('list', { name: 'Mười mã dự phòng' })
    .getByRole('listitem')
    .first()
    .innerText();
  await expectVietnamese(page, 'the recovery codes');
  await page.getByRole('button', { name: 'Tôi đã lưu các mã' }).click();
  const greeting = page.getByRole('heading', { name: /^Xin chào/ });
  await expect(greeting).toBeVisible({ timeout: 30_000 });

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await givePassword(page, product.url, who);
  await expectVietnamese(page, 'the code');
  await page.reload();
  await giveCode(page, first);
  await expect(page.getByText('còn lại 9 mã')).toBeVisible();
  await page.getByRole('button', { name: 'Vào trang quản trị' }).click();
  await expect(greeting).toBeVisible({ timeout: 30_000 });
});

test('adds a passkey, logs in with it instead of a code, and removes it', async ({ page }) => {
  const { device, authenticatorId } = await addAuthenticator(page);
  const verifies = (isUserVerified: boolean) =>
    device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  const password = page.getByRole('textbox', { name: /^Mật khẩu/ });
  const code = page.getByRole('textbox', { name: /^Mã xác thực/ });
  const freshCode = async () => {
    await product.api.sql('update admin_second_factors set last_step = 0');
    return codeOf(enrolledSecret);
  };
  await enterPanel(page, product, chiefLogin);
  await openScreen(page, product.url, '/settings/second-factor');
  await expect(page.getByText('Quý khách chưa có khoá truy cập nào.')).toBeVisible();

  await test.step('keeps what was typed when code or device refuse', async () => {
    await page.getByRole('button', { name: 'Thêm khoá truy cập' }).press('Enter');
    const form = page.getByRole('form', { name: 'Thêm khoá truy cập' });
    await expect(form.getByRole('textbox', { name: /^Tên khoá/ })).toBeFocused();
    await page.keyboard.type('Máy ở cơ quan');
    await form.locator(password).fill(chiefLogin.password);
    await form.locator(code).fill('000000');
    await page.keyboard.press('Enter');
    await expect(form.getByText('Mã không đúng')).toBeVisible();
    await expect(form.locator(code)).toBeFocused();
    await expect(form.locator(password)).toHaveValue(chiefLogin.password);
    await verifies(false);
    await form.locator(code).fill(await freshCode());
    await page.keyboard.press('Enter');
    await expect(form.getByText('Thiết bị chưa tạo khoá truy cập')).toBeVisible();
    await expectVietnamese(page, 'the new passkey');
    await verifies(true);
    await expect(form.getByRole('button', { name: 'Tạo khoá truy cập' })).toBeFocused();
    await page.keyboard.press('Enter');
    const list = page.getByRole('list', { name: 'Các khoá truy cập của tôi' });
    await expect(list.getByRole('listitem')).toContainText(['Máy ở cơ quan']);
    await expect(list).toContainText('Chưa dùng');
  });

  await test.step('logs in with it', async () => {
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await givePassword(page, product.url, chiefLogin);
    await expectVietnamese(page, 'the gate');
    const button = page.getByRole('button', { name: 'Dùng khoá truy cập' });
    await verifies(false);
    await button.click();
    await expect(page.getByText('Thiết bị chưa mở khoá truy cập')).toBeVisible();
    await verifies(true);
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /^Xin chào/ })).toBeVisible({ timeout: 30_000 });
  });

  await test.step('removes it with password and code', async () => {
    await openScreen(page, product.url, '/settings/second-factor');
    await expect(page.getByText('Dùng gần nhất')).toBeVisible();
    await page.getByRole('button', { name: 'Xoá khoá truy cập Máy ở cơ quan' }).press('Enter');
    const form = page.getByRole('form', { name: /^Xoá khoá truy cập/ });
    await expect(form.locator(password)).toBeFocused();
    await page.keyboard.type(chiefLogin.password);
    await form.locator(code).fill(await freshCode());
    await expectVietnamese(page, 'the removal');
    await form.getByRole('button', { name: 'Xoá khoá truy cập' }).click();
    await expect(page.getByText('Quý khách chưa có khoá truy cập nào.')).toBeVisible();
  });
});

test('shows no English in the dialogs of the panel', async ({ page }) => {
  await enterPanel(page, product, chiefLogin);
  const record = `${listPath(course)}/${await firstOf('/courses')}`;
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  const addFiles = async () => {
    await button('Mới').click();
    await page.getByRole('menuitem').first().click();
  };
  const opened: readonly (readonly [path: string, open: () => Promise<void>])[] = [
    [listPath(course), () => button('Bộ lọc').click()],
    [listPath(course), () => page.getByRole('row').nth(1).getByRole('button').last().click()],
    [record, () => page.getByRole('combobox', { name: /^Danh mục/ }).click()],
    [record, () => page.getByRole('combobox', { name: 'Đăng lúc', exact: true }).click()],
    [record, () => button('Thao tác khác với mục này').click()],
    [record, () => page.locator('[role="combobox"][name="body"]').click()],
    ['/plugins/upload', () => button('Mới').click()],
    ['/plugins/upload', () => addFiles()],
    ['/plugins/upload', () => button('Lọc').click()],
    ['/settings/users?pageSize=10&page=1&sort=firstname', () => button(/^Mời/).click()],
  ];
  for (const [path, open] of opened.filter((_, index) => isLong || index % 2 === 0)) {
    await openScreen(page, product.url, path);
    await page.waitForLoadState('networkidle');
    await open();
    await expectVietnamese(page, `${path} ${open.toString()}`);
  }
});
