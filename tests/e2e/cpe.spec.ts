import { buyCourseAndDocument } from './library';
import { loginAsNewMember } from './member';
import { expect, test } from './test';

// The console logs the status of responses that refuse an input.
test.use({ expectedConsole: /status of 40[04]/ });

test('adds hours with evidence, restores what was typed, and removes them', async ({ page }) => {
  await loginAsNewMember(page);
  await page.goto('/tai-khoan/cpe');
  await expect(page.getByRole('heading', { level: 1, name: 'Hồ sơ CPE' })).toBeVisible();
  await expect(page.getByText('Chưa có hoạt động nào trong năm này')).toBeVisible();
  const year = new Date().getFullYear();

  await page.getByLabel('Nội dung', { exact: true }).fill('Kiểm toán dữ liệu');
  await page.getByLabel('Đơn vị tổ chức').fill('Hội nghề nghiệp');
  await page.getByLabel('Ngày học').fill(`01/01/${year}`);
  await page.getByLabel('Số giờ CPE').fill('1,25');
  await page.getByRole('radio', { name: 'Công nghệ' }).check();
  await page.getByLabel('Tệp minh chứng').setInputFiles({
    name: 'giay.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('không phải PDF'),
  });
  const save = page.getByRole('button', { name: 'Lưu hoạt động' });
  await save.click();
  await expect(page.getByText('Tệp minh chứng phải là PDF, JPEG hoặc PNG.').first()).toBeVisible();
  await page.getByLabel('Tệp minh chứng').setInputFiles({
    name: 'Giấy chứng nhận.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 giấy chứng nhận'),
  });
  await save.click();
  await expect(
    page.getByText('Số giờ CPE có nhiều nhất một chữ số thập phân').first(),
  ).toBeVisible();
  await expect(page.getByLabel('Số giờ CPE')).toBeFocused();

  await page.reload();
  await expect(page.getByLabel('Đơn vị tổ chức')).toHaveValue('Hội nghề nghiệp');
  await page.getByLabel('Số giờ CPE').fill('1,5');
  await page.getByLabel('Tệp minh chứng').setInputFiles({
    name: 'Giấy chứng nhận.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 giấy chứng nhận'),
  });
  await save.click();
  await expect(page.getByText('Tổng cộng 1,5 giờ')).toBeVisible();
  await expect(page.getByLabel('Nội dung', { exact: true })).toHaveValue('');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Tải tệp Giấy chứng nhận.pdf' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Giấy chứng nhận.pdf');
  expect(await file.failure()).toBeNull();

  await page.getByRole('button', { name: 'Sửa hoạt động Kiểm toán dữ liệu' }).click();
  await page.getByLabel('Số giờ CPE').fill('2');
  await save.click();
  await expect(page.getByText('Tổng cộng 2 giờ')).toBeVisible();
  await page.getByRole('button', { name: 'Xoá hoạt động Kiểm toán dữ liệu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Xoá hoạt động' }).click();
  await expect(page.getByText('Chưa có hoạt động nào trong năm này')).toBeVisible();
});

test('completes a course, whose certificate anyone can verify', async ({
  page,
  browser,
  product,
}) => {
  const person = await loginAsNewMember(page);
  const { course } = await buyCourseAndDocument(product, person);
  const room = `/tai-khoan/khoa-hoc-cua-toi?khoa-hoc=${course.document_id}`;
  await page.goto(room);
  await expect(page.getByText(/Viện cấp giấy chứng nhận và ghi [\d,]+ giờ CPE/)).toBeVisible();
  const count = await page
    .getByRole('navigation', { name: 'Các bài học' })
    .getByRole('link')
    .count();
  for (let lesson = 1; lesson <= count; lesson += 1) {
    await page.goto(`${room}&bai=${lesson}`);
    await page.getByRole('button', { name: 'Xác nhận đã học xong' }).click();
    await expect(page.getByText('Quý khách đã học xong bài này')).toBeVisible();
  }
  await page.goto(room);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /Tải giấy chứng nhận GCN-/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Giấy chứng nhận GCN-\d{4}-\w{8}\.pdf$/);
  const address = await page
    .getByRole('link', { name: 'Trang xác minh' })
    .evaluate((link) => (link as HTMLAnchorElement).href);

  await page.goto('/tai-khoan/cpe');
  await expect(page.getByRole('table', { name: /Các hoạt động CPE/ })).toContainText(course.title);

  const stranger = await browser.newPage();
  await stranger.goto(address);
  await expect(
    stranger.getByRole('heading', { name: 'Giấy chứng nhận có hiệu lực' }),
  ).toBeVisible();
  await expect(stranger.getByRole('main')).toContainText(person.fullName);
  await stranger.getByLabel('Mã xác minh').fill('AAAAA-BBBBB-CCCCC-DDDDD');
  await stranger.getByRole('button', { name: 'Xác minh' }).click();
  await expect(stranger.getByText(/Không có giấy chứng nhận nào mang mã này/)).toBeVisible();
  await expect(stranger.getByText('Giấy chứng nhận có hiệu lực')).toHaveCount(0);
  await stranger.close();
});
