import { VIETNAM_OFFSET_MS } from '@iia/shared/dates';
import type { Page } from '@playwright/test';
import { addOrder } from '../support/orders';
import { addItem } from '../support/content';
import type { Product } from '../support/product';
import { loginAsNewMember, loginAsNewStaff, openMenu, type Person } from './member';
import { expect, test } from './test';
import { userIdOf } from '../support/members';

const HOUR = 3_600_000;
/** Slightly longer than a tenth of a CPE hour. It must be short, because each day in Vietnam counts separately. */
const ATTENDED = 6 * 60_000;

const sinceMidnight = (): number => (Date.now() + VIETNAM_OFFSET_MS) % (24 * HOUR);

/** Two seats of a member in a seminar that is on now. */
async function buyTwoSeats({ api }: Product, { email }: Person) {
  const event = await addItem(api, 'seminar', {
    start_at: new Date(Date.now() - 4 * HOUR),
    end_at: new Date(Date.now() + HOUR),
    order_by_option: false,
  });
  const title = `Kiểm toán tại cửa ${event}`;
  await api.sql(
    `update seminars set title = ?, venue = 'Hội trường Viện', cpe_hours = 0.1 where document_id = ?`,
    [title, event],
  );
  const userId = await userIdOf(api, email);
  await addOrder(api, userId, {
    status: 'paid',
    lines: [{ kind: 'seminar', item: event, quantity: 2 }],
  });
  return { event, title };
}

/** A fake camera that shows a picture, because a real one needs a device. */
async function showToCamera(page: Page, png: Buffer): Promise<void> {
  await page.evaluate(
    async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [640, 480];
      const draw = () => {
        const context = canvas.getContext('2d');
        context?.fillRect(0, 0, 640, 480);
        context?.drawImage(image, 160, 80, 320, 320);
      };
      setInterval(draw, 50);
      navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream(20));
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
}

test.use({ expectedConsole: /Failed to load resource|Failed to fetch|ERR_INTERNET_DISCONNECTED/ });

test('names a ticket, scans it by camera, code and name, online and offline, and gives its hours', async ({
  page,
  product,
  browser,
}) => {
  test.skip(sinceMidnight() < 2 * ATTENDED, 'Nobody has been there for long today.');
  const member = await loginAsNewMember(page);
  const { event, title } = await buyTwoSeats(product, member);
  await page.goto('/tai-khoan/khoa-hoc-cua-toi?muc=ve');
  await page.getByRole('link', { name: title }).click();
  const second = page.getByRole('article', { name: 'Vé số 2 trong 2 vé' });
  await second.getByRole('button', { name: 'Ghi tên người tham dự' }).click();
  await page.getByLabel('Họ và tên').fill('Đỗ Minh Quân');
  await page.getByRole('button', { name: 'Ghi tên', exact: true }).click();
  await expect(second.getByText('Đỗ Minh Quân')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Thêm vào lịch' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  const qr = (number: number) =>
    page.getByRole('article', { name: `Vé số ${number}` }).getByRole('img', { name: /^Mã QR/ });
  const picture = await qr(1).screenshot();
  const code = ((await qr(2).getAttribute('aria-label')) ?? '').split(' ').at(-1) ?? '';

  const staffContext = await browser.newContext({ baseURL: product.url, locale: 'vi-VN' });
  const staffPage = await staffContext.newPage();
  await loginAsNewStaff(staffPage, product);
  await openMenu(staffPage);
  await staffPage.getByRole('link', { name: 'Điểm danh' }).filter({ visible: true }).click();
  await staffPage.getByRole('link', { name: title }).click();
  // Other pages may not use the camera: this document is loaded again.
  await staffPage.waitForFunction(() =>
    performance.getEntriesByType('navigation')[0]?.name.includes('/tai-khoan/diem-danh'),
  );
  const verdict = staffPage.getByRole('main').locator('[data-tone]');
  await expect(verdict).toContainText('Sẵn sàng quét');
  await showToCamera(staffPage, picture);
  await staffPage.getByRole('button', { name: 'Bật camera' }).click();
  await expect(verdict).toContainText('Mời vào');
  await expect(verdict).toHaveAttribute('data-tone', 'success');
  await staffPage.getByRole('button', { name: 'Tắt camera' }).click();

  const enter = async (text: string) => {
    await staffPage.getByRole('textbox', { name: 'Mã vé' }).fill(text);
    await staffPage.getByRole('button', { name: 'Ghi nhận' }).click();
  };
  await enter('AAAA');
  await expect(staffPage.getByText('Mã vé gồm 16 chữ và số, in dưới mã QR.')).toBeVisible();
  await enter('AAAA-BBBB-CCCC-DDDD');
  await expect(verdict).toContainText('Không có vé này');

  await staffContext.setOffline(true);
  await enter(code.toLowerCase());
  await expect(verdict).toContainText('Đỗ Minh Quân');
  await expect(verdict).toHaveAttribute('data-tone', 'success');
  await expect(staffPage.getByText(/1 lượt quét đã lưu trên máy này/)).toBeVisible();
  await enter(code);
  await expect(verdict).toContainText('Vé đã vào rồi');
  await staffContext.setOffline(false);
  await expect(staffPage.getByText(/lượt quét đã lưu|chưa gửi, đang/)).toBeHidden();
  await expect(staffPage.getByText('2/2 đã đến, 2 đang dự')).toBeVisible();

  // The first attendee checked in some time ago.
  const earlier = Date.now() - ATTENDED;
  await product.api.sql(
    `update attendance_scans set scanned_at = ? where event_id = ? and ticket_id like '%-1'`,
    [new Date(earlier), event],
  );
  await staffPage.getByRole('radio', { name: 'Khách ra' }).check();
  await staffPage.getByRole('searchbox', { name: 'Tìm theo tên' }).fill('nguoi mua');
  await staffPage.getByRole('button', { name: 'Ghi giờ ra cho Người Mua' }).click();
  await expect(verdict).toContainText('Đã ghi giờ ra');
  await staffContext.close();

  await page.goto('/tai-khoan/cpe');
  await expect(page.getByText('Tổng cộng 0,1 giờ')).toBeVisible();
  await expect(page.getByText(title).first()).toBeVisible();
});
