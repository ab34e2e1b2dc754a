import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { addMembers, remindedBy } from '../support/batches';
import { addOrder } from '../support/orders';
import { addBuyer } from '../support/members';
import type { Product } from '../support/product';
import { loginAsNewMember, loginAsNewStaff, newPerson, openMenu } from './member';
import { expect, test } from './test';

/** A member whose membership ends in ten days. @returns the name, found by search */
async function expiringMember(page: Page, { api }: Product, fullName: string): Promise<string> {
  const person = { ...newPerson(), fullName };
  const response = await page.request.post('/api/auth/local/register', {
    data: { ...person, consent: true },
  });
  expect(response.ok(), await response.text()).toBe(true);
  const expiresAt = Date.now() + 10 * 86_400_000;
  await api.sql(
    "update up_users set member_type = 'individual', member_expires_at = ? where email = ?",
    [new Date(expiresAt), person.email],
  );
  return fullName;
}

test('finds members, reminds them once a day, and exports them', async ({ page, product }) => {
  const [one, other] = [
    await expiringMember(page, product, 'Đặng Thị Nhắc Một'),
    await expiringMember(page, product, 'Đặng Thị Nhắc Hai'),
  ];
  await loginAsNewStaff(page, product);
  await openMenu(page);
  await page.getByRole('link', { name: 'Quản lý thành viên' }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/tai-khoan/quan-ly-user');

  await page.getByRole('searchbox').pressSequentially('dang thi nhac');
  await expect(page).toHaveURL('/tai-khoan/quan-ly-user?tim=dang+thi+nhac');
  await expect(page.getByText('2 thành viên.')).toBeVisible();
  await page.getByLabel('Loại hội viên').selectOption('Cá nhân');
  await page.getByRole('button', { name: 'Hết hạn' }).click();
  await expect(page).toHaveURL(/tim=dang\+thi\+nhac&loai=ca-nhan&sap-xep=het-han$/);
  await expect(page.getByRole('row', { name: other })).toContainText('còn 10 ngày');

  const remind = async (queued: RegExp) => {
    await page.getByRole('checkbox', { name: 'Chọn tất cả trên trang này' }).check();
    await page.getByRole('button', { name: 'Nhắc gia hạn' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nhắc gia hạn 2 người?' });
    await dialog.getByRole('button', { name: 'Gửi lời nhắc' }).click();
    await expect(page.getByText(queued)).toBeVisible();
  };
  await remind(/Đã xếp hàng gửi 2 lời nhắc/);
  await remind(/Không có lời nhắc nào được gửi/);
  await expect(page.getByText(/Bỏ qua 2 người: hôm nay đã được nhắc/)).toBeVisible();

  for (const format of ['CSV', 'XLSX']) {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: `Xuất ${format}` }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(
      new RegExp(`^Thành viên \\d{4}-\\d\\d-\\d\\d\\.${format.toLowerCase()}$`),
    );
    const content = await readFile(await file.path());
    expect(content.length).toBeGreaterThan(200);
    if (format === 'CSV') {
      expect(content.toString()).toContain(one);
      expect(content.toString().trim().split('\r\n')).toHaveLength(3);
    }
  }
});

test('reminds all matching members: previewed, run once, with a result for each', async ({
  page,
  product,
}) => {
  const { api } = product;
  await addMembers(api, 'lohangloat', 25);
  await addMembers(api, 'lohangloat', 1, { days: 200 });
  await loginAsNewStaff(page, product);
  await page.goto('/tai-khoan/quan-ly-user?tim=lohangloat');
  await expect(page.getByText('26 thành viên.')).toBeVisible();
  await page.getByRole('link', { name: 'Trang sau' }).click();
  await expect(page.getByRole('row')).toHaveCount(7);
  await page.getByRole('link', { name: 'Trang trước' }).click();
  await expect(page.getByRole('row')).toHaveCount(21);
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(21);
  await page.getByLabel('Với mọi người khớp bộ lọc').selectOption('Nhắc gia hạn hội viên');
  await page.getByRole('button', { name: 'Xem trước' }).click();
  await expect(page).toHaveURL(/\/hang-loat\/\w+$/);
  await expect(page.getByText('Sẽ nhắc 25 người.')).toBeVisible();
  await expect(page.getByText('còn hạn trên 90 ngày: 1 người')).toBeVisible();
  await expect(page.getByText(/^Tư cách hội viên hết hạn ngày \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  expect((await remindedBy(api, 'lohangloat')).letters).toEqual([0, 0]);

  await page.getByLabel('Lý do').fill('Nhắc theo kế hoạch quý');
  await page.getByRole('button', { name: 'Gửi lời nhắc' }).click();
  await expect(page.getByText('Đã xong: 25 người.')).toBeVisible();
  expect((await remindedBy(api, 'lohangloat')).letters).toEqual([25, 25]);
  await page.getByRole('link', { name: 'Bỏ qua (1)' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: 'Các lượt xử lý hàng loạt' }).click();
  await expect(page.getByRole('row', { name: 'Nhắc gia hạn hội viên' }).first()).toContainText(
    'Đã xong',
  );
});

test('imports members from a file: checked, fixed, imported, found', async ({ page, product }) => {
  const word = `nhap${Date.now()}`;
  const fileOf = (...lines: string[]) => ({
    name: 'hoi-vien.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Email;Họ và tên;Loại hội viên;Từ ngày;Đến ngày', ...lines].join('\n')),
  });
  const good = `${word}@example.com;Lê Thị Nhập;Cá nhân;01/01/2026;31/12/2199`;
  await loginAsNewStaff(page, product);
  await page.goto('/tai-khoan/quan-ly-user');
  await page.getByRole('link', { name: 'Nhập hội viên hoặc chứng chỉ từ tệp' }).click();
  const sample = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Tải tệp mẫu' }).click();
  expect((await sample).suggestedFilename()).toBe('mau-nhap-hoi-vien.csv');

  const check = async (file: ReturnType<typeof fileOf>) => {
    await page.getByLabel('Tệp cần nhập').setInputFiles(file);
    await page.getByRole('button', { name: 'Kiểm tra', exact: true }).click();
  };
  await check(fileOf(good, 'khong-phai-email;Trần Văn Sai;;;'));
  await expect(page.getByRole('row', { name: 'khong-phai-email' })).toContainText(
    'Email chưa đúng',
  );
  await expect(
    page.getByRole('checkbox', { name: 'Nhập 1 dòng đúng, bỏ qua 1 dòng chưa đúng' }),
  ).not.toBeChecked();
  await check(fileOf(good));
  await expect(page.getByText(/^Sẽ tạo 1 tài khoản/)).toBeVisible();
  await page.getByLabel('Lý do').fill('Danh sách hội viên năm 2026');
  await page.getByRole('button', { name: 'Nhập tệp' }).click();
  await expect(page.getByText('Đã thêm 1 và thay đổi 0 bản ghi.')).toBeVisible();

  await page.goto(`/tai-khoan/quan-ly-user?tim=${word}`);
  await page.getByRole('link', { name: 'Lê Thị Nhập' }).click();
  await page.getByRole('link', { name: 'Nhật ký' }).click();
  await expect(page.getByRole('row', { name: 'Thêm thời hạn hội viên' })).toContainText(
    'Danh sách hội viên năm 2026',
  );
  await page.goto('/tai-khoan/quan-ly-user/nhap-tu-tep');
  await check(fileOf(good));
  await expect(page.getByText(/^Mọi dòng của tệp đều đã có sẵn/)).toBeVisible();
});

test('opens an account, blocks it with a reason, and shows that in its log', async ({
  page,
  product,
}) => {
  const person = await expiringMember(page, product, 'Phùng Văn Khoá');
  await loginAsNewStaff(page, product);
  await page.goto('/tai-khoan/quan-ly-user?tim=phung+van+khoa');
  await page.getByRole('link', { name: person }).click();
  await expect(page).toHaveURL(/\/tai-khoan\/quan-ly-user\/\w+$/);
  await expect(page.getByText('Đang hoạt động')).toBeVisible();
  await page.getByRole('button', { name: 'Khoá tài khoản' }).click();
  const dialog = page.getByRole('dialog', { name: `Khoá tài khoản của ${person}?` });
  await dialog.getByLabel('Lý do').fill('Theo yêu cầu của hội viên');
  await dialog.getByRole('button', { name: 'Khoá tài khoản' }).click();
  await expect(page.getByText('Đang bị khoá')).toBeVisible();
  await page.getByRole('link', { name: 'Nhật ký' }).click();
  const row = page.getByRole('row', { name: 'Khoá tài khoản' });
  await expect(row).toContainText('Theo yêu cầu của hội viên');
  await page.getByRole('link', { name: 'Hội viên', exact: true }).last().click();
  await page.getByRole('button', { name: 'Thêm thời hạn' }).click();
  const form = page.getByRole('dialog', { name: 'Thêm thời hạn hội viên' });
  await form.getByLabel('Hội viên sinh viên').check();
  await form.getByLabel('Ngày đầu').fill('1/1/2026');
  await form.getByLabel('Ngày cuối').fill('31/12/2199');
  await form.getByLabel('Lý do').fill('Sinh viên liên kết');
  await form.getByRole('button', { name: 'Thêm thời hạn' }).click();
  await expect(page.getByRole('row', { name: 'Hội viên sinh viên' })).toContainText(
    'Sinh viên liên kết',
  );
});

test('shows the figures of a period, by keyboard too, and exports them', async ({
  page,
  product,
}) => {
  const buyer = await addBuyer(product.api);
  await addOrder(product.api, buyer.id, {
    status: 'paid',
    placedAt: new Date('2020-05-05T09:00:00+07:00'),
    lines: [{ kind: 'course', item: 'mot', amount: 5_000_000, quantity: 1 }],
  });
  await loginAsNewStaff(page, product);
  await page.goto('/tai-khoan/thong-ke');
  const see = async (from: string, to: string) => {
    await page.getByLabel('Từ ngày').fill(from);
    await page.getByLabel('Đến ngày').fill(to);
    await page.getByRole('button', { name: 'Xem' }).click();
  };
  const orders = page.locator('dl > div').filter({ hasText: 'Đơn đã thanh toán' });
  const count = orders.locator('dd').first();

  await see('1/5/2020', '31/5/2020');
  await expect(page).toHaveURL('/tai-khoan/thong-ke?tu=2020-05-01&den=2020-05-31');
  await expect(count).toHaveText('1');
  const picker = page.getByRole('slider', { name: 'Biểu đồ doanh thu theo ngày' });
  await picker.focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  await expect(picker).toHaveAttribute('aria-valuetext', /^05\/05\/2020: 5\.000\.000\s₫, 1 đơn$/);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Xuất CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('Phân tích 2020-05-01 đến 2020-05-31.csv');
  expect(await readFile(await file.path(), 'utf8')).toContain('05/05/2020;1;5000000');

  const drawn = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PNG Doanh thu theo thời gian' }).click();
  const image = await drawn;
  expect(image.suggestedFilename()).toBe('Doanh thu theo thời gian 2020-05-01 đến 2020-05-31.png');
  const painted = await readFile(await image.path());
  expect(painted.subarray(1, 4).toString()).toBe('PNG');
  expect(painted.length).toBeGreaterThan(5_000);

  await see('1/1/2019', '31/12/2019');
  await expect(page.getByText('Kỳ này chưa bán được sản phẩm nào.')).toBeVisible();
  await expect(count).toHaveText('0');
  await page.goBack();
  await expect(count).toHaveText('1');
  await expect(page.getByLabel('Từ ngày')).toHaveValue('01/05/2020');
});

test('lists staff tasks by kind, with links', async ({ page, product }) => {
  const subject = `Hỏi về hoá đơn ${newPerson().username}`;
  const sent = await page.request.post('/api/contacts', {
    data: {
      fullName: 'Vũ Thị Hà',
      email: 'ha@example.vn',
      subject,
      message: 'Xin hỏi về hoá đơn.',
    },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  const nineDaysAgo = Date.now() - 9 * 86_400_000;
  await product.api.sql('update contacts set created_at = ? where subject = ?', [
    nineDaysAgo,
    subject,
  ]);
  await loginAsNewStaff(page, product);
  await page.goto('/tai-khoan');
  await page.getByRole('link', { name: 'Việc hôm nay' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Việc hôm nay', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: /^Liên hệ \(\d/ }).click();
  await expect(page).toHaveURL('/tai-khoan/viec-hom-nay?loai=lien-he');
  const row = page.getByRole('row').filter({ hasText: subject });
  await expect(row).toContainText('Vũ Thị Hà');
  await expect(row).toContainText(/Quá hạn \d+ ngày/);
  await expect(row.getByRole('link')).toHaveAttribute(
    'href',
    /^\/admin\/content-manager\/collection-types\/api::contact\.contact\//,
  );
});

test.describe('without staff status', () => {
  test.use({ expectedConsole: /status of 403/ });

  test('explains to a member that the page is for staff, and shows no link to it', async ({
    page,
  }) => {
    await loginAsNewMember(page);
    await openMenu(page);
    await expect(page.getByRole('link', { name: 'Quản lý thành viên' })).toHaveCount(0);
    for (const path of [
      '/tai-khoan/quan-ly-user',
      '/tai-khoan/quan-ly-user/khong-co',
      '/tai-khoan/thong-ke',
      '/tai-khoan/doi-soat',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        /Không\scó\squyền\sxem\strang\snày/,
      );
      await expect(page.getByRole('main')).toContainText('dành riêng cho nhân viên');
      await expect(page.getByRole('table')).toHaveCount(0);
    }
  });
});
