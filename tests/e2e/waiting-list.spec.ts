import { callApi } from '../support/api';
import { newMember } from '../support/members';
import { fillLogin, registerMember } from './member';
import { openCourses } from './shopping';
import { expect, test } from './test';
import { cancelOrder } from '../support/orders';

test('joins the waiting list of a full course, and orders the seat that becomes free', async ({
  page,
  product,
}) => {
  const { api } = product;
  const courses = (await openCourses(page.request)).filter(({ seatsLeft }) => seatsLeft !== null);
  const course = courses.at(-1);
  if (!course) throw new Error('The sample content has no open course with limited seats.');
  const items = [
    { kind: 'course', documentId: course.documentId, quantity: course.seatsLeft ?? 1 },
  ];
  const { token, email } = await newMember(api);
  const quote = await callApi<{ data: { total: number } }>(api, '/order/quote', {
    token,
    json: { items },
  });
  const order = await callApi<{ data: { documentId: string } }>(api, '/order/addUserOrder', {
    token,
    json: {
      items,
      customer: { fullName: 'Nguyễn Thị Kiểm Thử', email, phone: '0912345678' },
      expectedTotal: quote.body.data.total,
      idempotencyKey: crypto.randomUUID(),
    },
  });
  expect(order.status).toBe(200);

  const person = await registerMember(page);
  // The host forgets the page a moment after the order.
  await expect(async () => {
    await page.goto(`/khoa-hoc/${course.slug}`);
    await expect(page.getByRole('link', { name: 'Vào danh sách chờ' })).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
  await page.getByRole('link', { name: 'Vào danh sách chờ' }).click();
  await expect(page).toHaveURL(/\/dang-nhap\?returnTo=/);
  await fillLogin(page, person);
  await expect(page).toHaveURL(`/khoa-hoc/${course.slug}`);
  await page.getByRole('button', { name: 'Vào danh sách chờ' }).click();
  await expect(page.getByText('Quý khách đứng đầu danh sách chờ.')).toBeVisible();

  const { documentId: id } = order.body.data;
  await cancelOrder(api, token, id);
  await page.goto('/tai-khoan/danh-sach-cho');
  await expect(page.getByRole('main')).toContainText('Giữ chỗ đến');
  await page.getByRole('button', { name: `Đặt ngay: ${course.title}` }).click();
  await expect(page).toHaveURL('/dat-hang');
  await page.getByRole('button', { name: 'Đặt hàng' }).click();
  await expect(page).toHaveURL(/\/dat-hang\/thanh-cong/);
  await page.goto('/tai-khoan/danh-sach-cho');
  await expect(page.getByText('Quý khách không ở danh sách chờ nào')).toBeVisible();
});
